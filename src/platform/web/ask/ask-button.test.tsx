import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, it, vi } from 'vitest';
import { subjectOf } from '#platform/question-subject.ts';
import { shellBg } from '#platform/texts/shell.bg.ts';
import { AskButton } from './ask-button.tsx';
import { AskContext, type Ask } from './ask-context.ts';

afterEach(cleanup);

const subject = subjectOf('bill-line', 'M1000101-01', 9);

function draw(ask: Ask | null) {
  render(
    <IntlProvider locale="bg" messages={{ shell: shellBg }}>
      <AskContext value={ask}>
        <AskButton subject={subject} about="Кинотека" />
      </AskContext>
    </IntlProvider>,
  );
}

it('asks about its subject, and names it for screen readers [HE-001]', async () => {
  const ask = vi.fn();
  draw(ask);
  await userEvent.click(screen.getByRole('button', { name: 'Попитай за това: Кинотека' }));
  expect(ask).toHaveBeenCalledWith({ kind: 'bill-line', id: 'M1000101-01/9' });
});

it('is not shown where nobody can be asked', () => {
  draw(null);
  expect(screen.queryByRole('button')).toBeNull();
});

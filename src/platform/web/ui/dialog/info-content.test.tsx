import { Dialog } from '@base-ui/react/dialog';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, it, vi } from 'vitest';
import { subjectOf } from '#platform/question-subject.ts';
import { shellBg } from '#platform/texts/shell.bg.ts';
import { AskContext } from '#platform/web/ask/ask-context.ts';
import { ErrorContent } from './error-content.tsx';

afterEach(cleanup);

it('a dialog about a failed change offers to ask about it [HE-001]', async () => {
  const ask = vi.fn();
  const subject = subjectOf('refusal', 'EC_Try_Later', '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a4001');
  render(
    <IntlProvider locale="bg" messages={{ shell: shellBg }}>
      <AskContext value={ask}>
        <Dialog.Root open>
          <Dialog.Portal>
            <Dialog.Popup>
              <ErrorContent title="Не стана" close="Затвори" subject={subject} />
            </Dialog.Popup>
          </Dialog.Portal>
        </Dialog.Root>
      </AskContext>
    </IntlProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Попитай за това' }));
  expect(ask).toHaveBeenCalledWith(subject);
});

import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import { shellBg } from '#platform/texts/shell.bg.ts';
import { Stage } from '#platform/web/gallery/stage.tsx';
import { registrationBg } from '../texts/bg.ts';
import { CodePage } from './code-page.tsx';
import { SecurityCode } from '../ownership/web/security-code-screen.tsx';
import { workflow } from './stories/sample.ts';

afterEach(cleanup);

const texts = { registration: registrationBg, shell: shellBg };
const shortCode = () => screen.queryByText(errorsBg.CODE_TOO_SHORT);

it('a short code is not sent, and its length is told until it is complete', async () => {
  const onCode = vi.fn();
  const resending = { resend: vi.fn(), sendError: null, isSending: false, sends: 1, resendAt: null, isUsedUp: false };
  render(
    <Stage language="bg" texts={texts}>
      <CodePage
        label="Код"
        texts={{ resend: 'Изпрати нов код', resendAfter: '' }}
        action="Продължи"
        busy={false}
        failure={null}
        resending={resending as never}
        onCode={onCode}
      />
    </Stage>,
  );
  await userEvent.type(await screen.findByLabelText('Код'), '12345');
  expect(shortCode()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Продължи' }));
  expect(shortCode()).toBeTruthy();
  expect(onCode).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Код'), '6');
  expect(shortCode()).toBeNull();
  expect(onCode).toHaveBeenCalledExactlyOnceWith('123456');
});

it.each(['1234', '+24081'])('the security code %s is too short, and this is told', async (typed) => {
  render(
    <Stage language="bg" texts={texts}>
      <SecurityCode workflow={{ ...workflow, state: 'Code' as never }} />
    </Stage>,
  );
  await userEvent.type(await screen.findByLabelText(registrationBg.code_label), `${typed}{Enter}`);
  expect(shortCode()).toBeTruthy();
  expect(screen.getByLabelText(registrationBg.code_label).getAttribute('aria-invalid')).toBe('true');
});

import { Dialog } from '@base-ui/react/dialog';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import { shellBg } from '#platform/texts/shell.bg.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { securityCodeBg } from '../../texts/bg.ts';
import { NewSecurityCodeDialog } from './new-security-code-dialog.tsx';

vi.mock('#platform/web/i18n/text-provider.tsx', () => ({
  useLanguage: () => 'bg',
  useEnsureTexts: () => () => Promise.resolve(),
}));

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const entry = {
  pid: '8307099971',
  holder_name: 'Мария Иванова',
  receiving_method: '359888100101',
  is_eligible: true,
  has_security_code: true,
  is_business: false,
  contract_id: null,
};

function draw(call = vi.fn()) {
  drawWithApi(
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Popup>
          <NewSecurityCodeDialog entry={entry} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>,
    { api: { call }, texts: { shell: shellBg, 'security-code': securityCodeBg } },
  );
  return { call, user: userEvent.setup() };
}

it.each([
  ['121212', securityCodeBg.weak_pattern],
  ['830709', securityCodeBg.weak_id],
  ['090783', securityCodeBg.weak_birth_date],
  ['881001', securityCodeBg.weak_number],
])('the easy code %s is not sent, and the reason is shown', async (code, reason) => {
  const { user, call } = draw();
  await user.type(screen.getByLabelText(securityCodeBg.new_old), '314159');
  await user.type(screen.getByLabelText(securityCodeBg.new_new), `${code}{Enter}`);
  expect(screen.getByText(reason)).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
});

it('a reason from the server is shown too', async () => {
  const refusal = new ApiError('EC_Easy_Security_Code', 400, '', { Reason: 'number' });
  const { user } = draw(vi.fn().mockRejectedValue(refusal));
  await user.type(screen.getByLabelText(securityCodeBg.new_old), '314159');
  await user.type(screen.getByLabelText(securityCodeBg.new_new), '902817{Enter}');
  expect(await screen.findByText(securityCodeBg.weak_number)).toBeTruthy();
});

it('short codes are told, each under its field, and not sent', async () => {
  const { user, call } = draw();
  await user.type(screen.getByLabelText(securityCodeBg.new_old), '3141');
  await user.click(screen.getByRole('button', { name: securityCodeBg.new_do }));
  expect(screen.getAllByText(errorsBg.CODE_TOO_SHORT)).toHaveLength(2);
  await user.type(screen.getByLabelText(securityCodeBg.new_old), '59');
  expect(screen.getAllByText(errorsBg.CODE_TOO_SHORT)).toHaveLength(1);
  expect(call).not.toHaveBeenCalled();
});

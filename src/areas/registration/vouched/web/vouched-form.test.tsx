import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import { passwordBg } from '#platform/texts/password.bg.ts';
import { shellBg } from '#platform/texts/shell.bg.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { registrationBg } from '../../texts/bg.ts';
import { registerVouched } from '../contract.ts';
import { VouchedForm } from './vouched-form.tsx';

vi.mock('../../web/terms-link.tsx', () => ({ TermsLink: () => null }));

afterEach(cleanup);

const profile = { email: 'daniel@example.bg', first_name: 'Даниел', last_name: 'Стоянов', services: 2 };
const token = 'x'.repeat(43);
const password = 'Lastovica!7';

function draw(call = vi.fn(() => Promise.resolve())) {
  const onDone = vi.fn();
  const texts = { registration: registrationBg, errors: errorsBg, password: passwordBg, shell: shellBg };
  drawWithApi(<VouchedForm token={token} profile={profile} onDone={onDone} />, { api: { call }, texts });
  return { call, onDone };
}
const submit = () => userEvent.click(screen.getByRole('button', { name: registrationBg.vouched_submit }));
const fill = async () => {
  await userEvent.type(screen.getByLabelText(registrationBg.password), password);
  await userEvent.click(screen.getByRole('checkbox'));
};

it('shows what is known and asks for nothing else than a password and the terms', async () => {
  const { call, onDone } = draw();
  expect(screen.getByText('Даниел Стоянов')).toBeTruthy();
  expect(screen.getByText('daniel@example.bg')).toBeTruthy();
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  await fill();
  await submit();
  const body = { Token: token, Password: password, TermsAgree: true, Language: 'bg' };
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(call).toHaveBeenCalledWith(registerVouched, { body });
});

it('sends nothing without a good password and the terms [RG-035]', async () => {
  const { call } = draw();
  await submit();
  expect(screen.getByText(registrationBg.password_wrong)).toBeTruthy();
  expect(screen.getByText(registrationBg.terms_missing)).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
});

it('says why the profile could not be made', async () => {
  const { onDone } = draw(vi.fn(() => Promise.reject(new ApiError('EC_Common_Password', 400, ''))));
  await fill();
  await submit();
  expect(await screen.findByText(errorsBg.EC_COMMON_PASSWORD)).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
});

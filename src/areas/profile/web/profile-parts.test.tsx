import { Dialog } from '@base-ui/react/dialog';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serviceTypes } from '#platform/service-type.ts';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import { passwordBg } from '#platform/texts/password.bg.ts';
import { shellBg } from '#platform/texts/shell.bg.ts';
import { DialogHost } from '#platform/web/ui/dialog/dialog-host.tsx';
import { closeDialog, currentDialog, openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { serviceIcon } from '#platform/web/shell/service-look.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { profileBg } from '../texts/bg.ts';
import { profileCardsBg } from '../texts/cards.bg.ts';
import { PaymentRow } from '../payments/web/automatic-payments-screen.tsx';
import { CardList } from '../cards/web/card-list.tsx';
import { DeleteCardDialog } from '../cards/web/dialogs/delete-card-dialog.tsx';
import { ChangePasswordForm } from '../account/web/change-password-screen.tsx';
import { ContractServices } from '../account/web/contract-services.tsx';
import { registerProfileDialogs } from './dialogs.ts';
import { ActivateAutomaticPaymentDialog } from '../payments/web/dialogs/activate-automatic-payment-dialog.tsx';
import { ConfirmEmailDialog } from '../account/web/dialogs/confirm-email-dialog.tsx';
import { DeactivateProfileDialog } from '../account/web/dialogs/deactivate-profile-dialog.tsx';
import { HandleAddressDialog } from '../addresses/web/dialogs/handle-address-dialog.tsx';
import { HubRows } from './hub-rows.tsx';
import { payableItems } from './payable-items.ts';
import { PendingEmail } from '../account/web/pending-email.tsx';
import { postForm } from '#platform/web/post-form.ts';
import { cardsKey } from '#platform/web/api/query-keys.ts';
import { accountKey, paymentsKey } from './queries.ts';
import { account, address, cards, contract, payments } from './stories/sample.ts';

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ navigate: vi.fn() }),
}));
vi.mock('#platform/web/portal-link.tsx', () => ({ PortalLink: 'a' }));
vi.mock('#platform/web/session/session-context.ts', () => ({ useTokenStore: () => ({ clear: vi.fn() }) }));
vi.mock('#platform/web/i18n/text-provider.tsx', async (original) => ({
  ...(await original<object>()),
  useLanguage: () => 'bg',
}));

registerProfileDialogs();

afterEach(async () => {
  cleanup();
  document.body.replaceChildren();
  await closeDialog();
});

const messages = {
  errors: errorsBg,
  shell: shellBg,
  password: passwordBg,
  profile: profileBg,
  'profile-cards': profileCardsBg,
};

const dialogTexts = { close: 'Затвори', loading: '', failedTitle: '', failedText: '', retry: '', findingOut: '' };

type DrawOptions = { call?: unknown; saved?: typeof cards; paid?: typeof payments };

function draw(part: ReactNode, { call = vi.fn(), saved = cards, paid = payments }: DrawOptions = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(accountKey, account);
  client.setQueryData(cardsKey, saved);
  client.setQueryData([...paymentsKey, 'bg'], paid);
  drawWithApi(part, { api: { call }, texts: messages, client });
  return { user: userEvent.setup(), call };
}

const inDialog = (part: ReactNode) => <Dialog.Root open>{part}</Dialog.Root>;

it('each service of a contract has the icon of its type; broadband shows its address, others their number [PR-022, PR-023, PR-024, PR-025, PR-026, PR-027, PR-028, PR-029, PR-030, PR-031, PR-032]', () => {
  draw(<ContractServices services={contract.services} />);
  for (const type of serviceTypes) {
    const item = document.querySelector(`[data-service-type=${type}]`);
    expect(item?.querySelector('path')?.getAttribute('d')).toBe(serviceIcon[type]);
    expect(item?.textContent).toContain(shellBg[`type_${type}`]);
    const words = item?.textContent.replace(/\s/g, '') ?? '';
    expect(words).toContain(type === 'HomeBroadband' ? 'гр.София,ул.Шипка12,ап.7' : '088810010');
  }
});

it('a card shows its expiry as DD.MM.YYYY, its payments and that it expires soon [PR-061]', () => {
  draw(<CardList cards={cards} payments={payments} />);
  expect(screen.getByText('30.11.2026')).toBeTruthy();
  expect(screen.getByText('31.08.2029')).toBeTruthy();
  expect(screen.getByText('Договор M1000101')).toBeTruthy();
  expect(screen.queryByText(profileCardsBg.group_contracts)).toBeNull();
  expect(screen.getAllByText(/След това плащанията с нея няма да минат/)).toHaveLength(1);
});

it('a card that tops up a number shows it, and its removal only says what to do first', async () => {
  const topUp = { service_id: '359888100201', card_id: 'other' };
  const toppingUp = { ...payments, top_ups: [topUp] };
  const { user, call } = draw(<CardList cards={cards} payments={toppingUp} />, { paid: toppingUp });
  expect(screen.getByText(/^Зарежда автоматично 0888/)).toBeTruthy();
  expect(screen.queryByText(profileCardsBg.card_pays_nothing)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Премахни карта •••• 1107' }));
  expect(currentDialog()).toMatchObject({ name: 'profile.DeleteCard', props: { card: cards[1] } });
  cleanup();
  draw(inDialog(<DeleteCardDialog card={cards[1]!} />), { paid: toppingUp, call });
  expect(screen.getByText(/^Тя зарежда автоматично 0888/)).toBeTruthy();
  expect(screen.getByText(/^Балансът на 0888/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: profileCardsBg.card_remove })).toBeNull();
  expect(call).not.toHaveBeenCalled();
});

it('the hidden form posts the given fields [PR-095]', () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  postForm('https://bank.example/pay', { TransactionId: 'T', Amount: '1.00' });
  const form = document.querySelector('form')!;
  expect([form.method, form.getAttribute('action'), form.hidden]).toEqual(['post', 'https://bank.example/pay', true]);
  expect([...new FormData(form)]).toEqual([
    ['TransactionId', 'T'],
    ['Amount', '1.00'],
  ]);
  expect(submit).toHaveBeenCalledOnce();
  submit.mockRestore();
});

describe('ActivateAutomaticPayment', () => {
  const wanted = { contract_ids: ['M1000102'], enlightenments: [], smart_tvs: [] };
  const dialog = inDialog(<ActivateAutomaticPaymentDialog assignment={wanted} />);
  const activate = () => screen.getByRole('button', { name: 'Включи' });

  it('requires a card if there are several, and sends nothing without one [PR-070]', async () => {
    const { user, call } = draw(dialog, { call: vi.fn().mockResolvedValue(undefined) });
    await user.click(activate());
    expect(screen.getByText('Избери карта.')).toBeTruthy();
    expect(call).not.toHaveBeenCalled();
  });

  it('preselects the only card and sends it with the payments [PR-071, PR-101]', async () => {
    const { user, call } = draw(dialog, { call: vi.fn().mockResolvedValue(undefined), saved: cards.slice(1) });
    expect(screen.getByRole<HTMLInputElement>('radio').checked).toBe(true);
    await user.click(activate());
    expect(call).toHaveBeenCalledWith(expect.objectContaining({ name: 'setAutomaticPayment' }), {
      body: { card_id: 'other', ...wanted, is_active: true },
    });
  });
});

it('a refused code is reported under its field, and typing clears the message [PR-112, PR-113]', async () => {
  const call = vi.fn().mockRejectedValue(new ApiError('EC_Expired_Verification_Code', 400, ''));
  const { user } = draw(inDialog(<ConfirmEmailDialog email="new@demo.abonat.bg" />), { call });
  const field = screen.getByLabelText('Код от имейла');
  await user.type(field, 'AAAAA-AAAAA{Enter}');
  const told = await screen.findByText('Кодът е изтекъл.');
  expect(field.getAttribute('aria-describedby')).toContain(told.closest('[id]')?.id);
  await user.type(field, 'B');
  expect(screen.queryByText('Кодът е изтекъл.')).toBeNull();
});

it.each([
  [profileBg.email_resend, 'resendEmailChange'],
  [profileBg.email_cancel, 'cancelEmailChange'],
])('a pending e-mail has the button %s, which calls %s', async (button, name) => {
  const call = vi.fn().mockResolvedValue(undefined);
  const { user } = draw(<PendingEmail email="new@demo.abonat.bg" />, { call });
  await user.click(screen.getByRole('button', { name: button }));
  expect(call.mock.calls[0]).toMatchObject([{ name }]);
});

it('an automatic payment is stopped only after a confirmation that names it and its card', async () => {
  const call = vi.fn();
  const { user } = draw(<PaymentRow item={payableItems(payments)[0]!} cards={cards} />, { call });
  await user.click(screen.getByRole('button', { name: 'Спри автоматичното плащане за Договор M1000101' }));
  expect(currentDialog()).toMatchObject({
    name: 'profile.StopAutomaticPayment',
    props: { item: { group: 'contracts', id: 'M1000101' }, name: 'Договор M1000101', card: cards[0] },
  });
  expect(call).not.toHaveBeenCalled();
});

describe('a contract that the card of another profile pays', () => {
  const [contractOfBoth] = payments.contracts;
  const paid = { ...payments, contracts: [{ ...contractOfBoth!, card_id: null, is_paid_by_other: true }] };

  it('is not called paid by hand', () => {
    draw(<PaymentRow item={payableItems(paid)[0]!} cards={cards} />);
    expect(screen.getByText('Плаща се с карта от друг профил')).toBeTruthy();
    expect(screen.queryByText(/Плащаш ръчно/)).toBeNull();
  });

  it('is taken over only after the dialog said so', () => {
    const wanted = { contract_ids: ['M1000101'], enlightenments: [], smart_tvs: [] };
    draw(inDialog(<ActivateAutomaticPaymentDialog assignment={wanted} />), { paid });
    expect(screen.getByText(profileCardsBg.activate_replaces)).toBeTruthy();
  });

  it('counts as paid by card', () => {
    draw(<HubRows account={account} />, { paid, call: vi.fn().mockResolvedValue([]) });
    expect(screen.getByText('1 плащане по карта')).toBeTruthy();
  });
});

it('a profile is closed only after its e-mail is typed [PR-067]', async () => {
  const { user, call } = draw(inDialog(<DeactivateProfileDialog email={account.email} />), {
    call: vi.fn().mockResolvedValue(undefined),
  });
  const close = screen.getByRole<HTMLButtonElement>('button', { name: 'Закрий профила' });
  expect(close.disabled).toBe(true);
  const field = screen.getByRole('textbox');
  await user.type(field, 'maria@demo.abonat{Enter}');
  expect(call).not.toHaveBeenCalled();
  await user.type(field, '.bg');
  expect(close.disabled).toBe(false);
});

it('a new password is sent only if it meets every rule and is repeated correctly', async () => {
  const { user, call } = draw(<ChangePasswordForm />, { call: vi.fn().mockResolvedValue(undefined) });
  const [old, fresh, again] = [profileBg.password_old, profileBg.password_new, profileBg.password_repeat].map((label) =>
    screen.getByLabelText(label),
  ) as [HTMLElement, HTMLElement, HTMLElement];
  await user.type(old, 'Abonat!2026');
  await user.type(fresh, 'lastovica');
  await user.type(again, 'lastovicA{Enter}');
  expect(screen.getByText(profileBg.password_weak)).toBeTruthy();
  expect(screen.getByText(profileBg.password_differs)).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
  await user.clear(fresh);
  await user.clear(again);
  await user.type(fresh, 'Lastovica!7');
  await user.type(again, 'Lastovica!7{Enter}');
  expect(call).toHaveBeenCalledWith(expect.objectContaining({ name: 'changePassword' }), {
    body: { old_password: 'Abonat!2026', new_password: 'Lastovica!7' },
  });
});

it('a filled address form asks before Escape discards it, and an untouched one does not', async () => {
  const { user } = draw(<DialogHost texts={dialogTexts} />);
  act(() => openDialog('profile.HandleAddress', { address }));
  await screen.findByLabelText(profileBg.field_comment);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(currentDialog()).toBeNull());
  act(() => openDialog('profile.HandleAddress', { address }));
  await user.type(await screen.findByLabelText(profileBg.field_comment), ' 2');
  await user.keyboard('{Escape}');
  expect(await screen.findByText(shellBg.unsaved_title)).toBeTruthy();
  expect(currentDialog()?.name).toBe('profile.HandleAddress');
});

it('an address form with a town that is typed and not selected asks before Back discards it', async () => {
  const { user } = draw(<DialogHost texts={dialogTexts} />, { call: vi.fn().mockResolvedValue([]) });
  act(() => openDialog('profile.HandleAddress'));
  const town = await screen.findByLabelText(profileBg.field_city);
  await user.type(town, 'Плов');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(await screen.findByText(shellBg.unsaved_title)).toBeTruthy();
  expect(currentDialog()?.name).toBe('profile.HandleAddress');
});

it('a town that was typed and cleared again is nothing to lose', async () => {
  const { user } = draw(<DialogHost texts={dialogTexts} />, { call: vi.fn().mockResolvedValue([]) });
  act(() => openDialog('profile.HandleAddress'));
  const town = await screen.findByLabelText<HTMLInputElement>(profileBg.field_city);
  await user.type(town, 'Плов');
  await user.clear(town);
  await user.click(screen.getByLabelText(profileBg.field_comment));
  expect(screen.queryByText(profileBg.address_city_missing)).toBeNull();
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  await waitFor(() => expect(currentDialog()).toBeNull());
});

it('a town that is typed and not selected stays, with the advice to select one from the list', async () => {
  const { user } = draw(<DialogHost texts={dialogTexts} />, { call: vi.fn().mockResolvedValue([]) });
  act(() => openDialog('profile.HandleAddress'));
  const town = await screen.findByLabelText<HTMLInputElement>(profileBg.field_city);
  await user.type(town, 'Плов');
  await user.click(screen.getByLabelText(profileBg.field_comment));
  expect(await screen.findByText(profileBg.address_city_missing)).toBeTruthy();
  expect(town.value).toBe('Плов');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(await screen.findByText(shellBg.unsaved_title)).toBeTruthy();
});

it('a town that is typed in full and not selected is selected if only one has this name', async () => {
  const { site_id, city, city_type, region, municipality, post_code, country_id } = address;
  const found = [{ site_id, city, city_type, region, municipality, post_code, country_id }];
  const { user } = draw(<DialogHost texts={dialogTexts} />, { call: vi.fn().mockResolvedValue(found) });
  act(() => openDialog('profile.HandleAddress'));
  const town = await screen.findByLabelText<HTMLInputElement>(profileBg.field_city);
  await user.type(town, city);
  await screen.findByRole('option');
  await user.click(screen.getByLabelText(profileBg.field_comment));
  await waitFor(() => expect(town.value).toBe(`${city_type} ${city}`));
  expect(screen.queryByText(profileBg.address_city_missing)).toBeNull();
});

it('two clicks on Save and Enter in one tick store one address', async () => {
  const call = vi.fn().mockResolvedValue(address);
  draw(inDialog(<HandleAddressDialog address={address} />), { call });
  const save = screen.getByRole<HTMLButtonElement>('button', { name: profileBg.save });
  act(() => {
    save.click();
    save.click();
    save.form?.requestSubmit();
  });
  await waitFor(() => expect(currentDialog()?.name).toBe('profile.GenericMessage'));
  expect(call.mock.calls.filter(([{ name }]) => name === 'changeAddress')).toHaveLength(1);
});

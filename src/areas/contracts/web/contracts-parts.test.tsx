import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { priceOf } from '#platform/money.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { withdraw, type Purchase, type WithdrawalPreview } from '../contract.ts';
import { ContractTerms } from './contract-terms.tsx';
import { PurchaseList } from './purchase-list.tsx';
import { StatementForm } from './statement-form.tsx';
import { contract, preview, purchase, textsIn, withdrawal } from './stories/sample.ts';
import { useOpenLimitText } from './use-open-limit-text.ts';
import { WithdrawalMeaning } from './withdrawal-meaning.tsx';

vi.mock('#platform/web/portal-link.tsx', () => ({
  PortalLink: ({ to, children, ...link }: ComponentProps<'a'> & { to: string }) => (
    <a href={to} {...link}>
      {children}
    </a>
  ),
}));

afterEach(cleanup);

const texts = textsIn('bg');
const page = () => (document.body.textContent ?? '').replaceAll(/\s/g, ' ');
const show = (more: Partial<Purchase>) =>
  drawWithApi(<PurchaseList purchases={[{ ...purchase, ...more }]} />, { texts });
const mean = (more: Partial<WithdrawalPreview>) =>
  drawWithApi(<WithdrawalMeaning preview={{ ...preview, ...more }} />, { texts });

it('a statement is sent once it has a name and an address for the receipt [FE-001]', async () => {
  const call = vi.fn(() => Promise.resolve(withdrawal));
  drawWithApi(
    <StatementForm
      preview={preview}
      send={(api, body) => api.call(withdraw, { params: { purchaseId: preview.purchase.purchase_id }, body })}
      backTo="/contracts"
      whereToSee=""
    />,
    { api: { call }, texts },
  );
  const confirm = screen.getByRole('button', { name: 'Потвърди отказа' });
  const [name, email] = [screen.getByLabelText('Име и фамилия'), screen.getByLabelText('Имейл за разписката')];
  await userEvent.clear(name);
  await userEvent.clear(email);
  await userEvent.click(confirm);
  expect(call).not.toHaveBeenCalled();
  expect(page()).toContain('Напиши името си.');
  expect(page()).toContain('Провери имейла.');
  await userEvent.type(name, ' Пламен Тодоров ');
  await userEvent.type(email, 'друг@example.bg');
  await userEvent.click(confirm);
  const body = { name: 'Пламен Тодоров', email: 'друг@example.bg' };
  expect(call).toHaveBeenCalledWith(withdraw, { params: { purchaseId: 'ORD-1' }, body });
});

function OpenForm() {
  return (
    <StatementForm
      preview={preview}
      send={() => Promise.reject(tooMany)}
      backTo="/"
      whereToSee=""
      textOf={useOpenLimitText()}
    />
  );
}
const tooMany = new ApiError('EC_Too_Many_Requests', 429, '', { WaitSeconds: 7100 });

it('the limit of withdrawals without sign-in says when, and where it is possible now [FE-001]', async () => {
  drawWithApi(<OpenForm />, { texts });
  await userEvent.click(screen.getByRole('button', { name: 'Потвърди отказа' }));
  expect(page()).toContain('приемаме 3 отказа без вход за 24 часа. Опитай отново след 2 часа или влез');
});

it.each([
  [{}, true, 'Можеш да се откажеш до 26.11.2026'],
  [{ refusal: 'over' as const }, false, 'Срокът за отказ изтече на 26.11.2026'],
  [{ refusal: 'business' as const }, false, 'Правото на отказ е за потребители'],
  [{ refusal: 'withdrawn' as const, withdrawal }, false, 'Отказа се на 17.11.2026 14:05'],
])('a purchase with %j has the function: %s [FE-001]', (more, hasFunction, text) => {
  show(more);
  expect(screen.queryAllByRole('link', { name: /^Откажи се от договора тук: / })).toHaveLength(hasFunction ? 1 : 0);
  expect(page()).toContain(text);
});

it.each([
  ['due', 'Ще върнем 3,94 EUR в баланса на номера'],
  ['sent', 'чакаме потвърждение в баланса на номера'],
  ['done', 'Върнахме 3,94 EUR в баланса на номера'],
  ['failed', 'Още не сме върнали 3,94 EUR'],
] as const)('a refund that is %s is told as such, and never as returned before [FE-002]', (refund_state, text) => {
  show({ refusal: 'withdrawn', withdrawal: { ...withdrawal, refund_state } });
  expect(page()).toContain(text);
  expect(page().includes('Върнахме')).toBe(refund_state === 'done');
});

it('a refund with the bill is told as passed on to billing until the operator reports it [FE-002]', () => {
  show({ refusal: 'withdrawn', withdrawal: { ...withdrawal, refund_to: 'bill', refund_state: 'sent' } });
  expect(page()).toContain('Предадохме 3,94 EUR за приспадане от следваща сметка');
  expect(page()).not.toContain('Върнахме');
});

it('a withdrawal says what ends, what ends with it, the use, what is due and what returns [FE-002]', () => {
  mean({ refund: priceOf(394), refund_to: 'balance' });
  for (const text of [
    '„Трафик 10 GB“ на',
    ', днес',
    'Нощен трафик',
    '6 дни',
    '1,00 EUR',
    '3,94 EUR в баланса на номера',
  ])
    expect(page()).toContain(text);
});

it('a withdrawal from a pending order, a document and a top-up says what is known of it [FE-002]', () => {
  mean({ is_pending: true });
  expect(page()).toContain('Още се активира');
  cleanup();
  mean({ purchase: { ...purchase, kind: 'document', price: null } });
  expect(page()).toContain('Операторът смята дължимото');
  expect(page()).not.toContain('Дължиш за ползването');
  cleanup();
  mean({ purchase: { ...purchase, kind: 'top-up' }, refund_to: 'card', refund: priceOf(840) });
  expect(page()).toContain('Вече похарчено');
  expect(page()).toContain('8,40 EUR по картата, с която плати');
});

it('a use that was paid is never called owed, and a used up price never unpaid [FE-002]', () => {
  mean({ purchase: { ...purchase, paid: priceOf(100) } });
  expect(page()).toContain('За ползването, вече платено');
  expect(page()).toContain('платеното е използвано');
  expect(page()).not.toContain('Дължиш');
  cleanup();
  mean({ is_later_month: true });
  expect(page()).toContain('Взетото за текущия месец');
  cleanup();
  show({ price: null, kind: 'document', refusal: 'withdrawn', withdrawal });
  expect(page()).toContain('Операторът смята дължимото');
});

it('a contract shows its term, the cost of an end today and each part of it [FE-003]', () => {
  drawWithApi(<ContractTerms contract={contract} />, { texts });
  for (const text of ['от 13.10.2025 до 13.10.2027', '177,28 EUR', '330 дни', '252,78 EUR', '68,94 EUR', '108,34 EUR'])
    expect(page()).toContain(text);
  cleanup();
  drawWithApi(<ContractTerms contract={{ ...contract, ends_on: null, early_end: null }} />, { texts });
  expect(page()).toContain('безсрочно');
  expect(page()).toContain('без неустойка');
});

it.each<[Partial<Purchase>, string, string]>([
  [{ kind: 'extra', refusal: 'over' }, 'Спри я по обичайния начин', '/digital-extras/select-services'],
  [{ kind: 'roaming-plan', refusal: 'over' }, 'Спри я по обичайния начин', '/roaming'],
  [{ kind: 'music', refusal: 'business' }, 'Спри я по обичайния начин', '/campaigns/music'],
  [{ kind: 'document', refusal: 'over' }, 'Срок и цена на предсрочен край', '/contracts'],
  [{ kind: 'top-up', refusal: 'over' }, 'Попитай ни', '/help'],
])('after the period of %o, a link leads to what is possible instead: %s [FE-004]', (more, name, place) => {
  show(more);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(place);
});

it('a purchase within the period has no links to anything instead of the withdrawal [FE-004]', () => {
  show({ refusal: null });
  expect(screen.queryByText('Попитай ни')).toBeNull();
});

it('a withdrawal that leaves the number without roaming says so before the confirmation [FE-002]', () => {
  mean({ leaves_without: 'roaming' });
  expect(page()).toContain('номерът остава без роуминг');
  cleanup();
  mean({ leaves_without: null });
  expect(page()).not.toContain('без роуминг');
});

import { Dialog } from '@base-ui/react/dialog';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { priceOf } from '#platform/money.ts';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { creditLimit, type CreditLimit, type DrtDetails } from '../contract-limits.ts';
import { DrtAndCreditLimitChangeDialog } from './dialogs/drt-and-credit-limit-change-dialog.tsx';
import { DrtLimitChangeDialog } from './dialogs/drt-limit-change-dialog.tsx';
import { Limits } from './limits.tsx';
import { creditQuery, drtQuery } from './queries.ts';
import { details, msisdn, textsIn } from './stories/sample.ts';

const limits = [30, 60, 100].map((euro) => ({ limit_id: `drt-${euro}`, value_currency: priceOf(euro * 100) }));
/** The default data limit is above the credit limit, of which little is left. */
const drt: DrtDetails = {
  drt_limits_list: limits,
  valid_drt_limits_list: limits.slice(0, 1),
  current_drt_limit_type: 'Default',
  limit_id: 'drt-60',
  used_currency: priceOf(0),
  has_credit_limit: true,
};
const credit: CreditLimit = {
  credit_limit: 50,
  credit_limit_currency: priceOf(5000),
  available_credit_limits: [50, 100],
  available_credit_limits_currency: [5000, 10_000].map(priceOf),
  used_currency: priceOf(4300),
};

afterEach(cleanup);

function draw(children: ReactNode, limit = drt, api = {} as ApiClient) {
  const client = new QueryClient();
  client.setQueryData(drtQuery({} as never, msisdn).queryKey, limit);
  if (limit.has_credit_limit) client.setQueryData(creditQuery({} as never, msisdn).queryKey, credit);
  drawWithApi(
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Popup>{children}</Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>,
    { api, texts: { errors: {}, ...textsIn('bg') }, client },
  );
}

it('the remaining data amount does not exceed the rest of the credit limit', () => {
  draw(<Limits details={details} />);
  expect(screen.getByText(/^Остават 7,00 EUR.*: толкова има в кредитния ти лимит$/)).toBeTruthy();
});

it('the data limit shows the current one as selected, although it is above the credit limit', () => {
  draw(<DrtLimitChangeDialog msisdn={msisdn} />);
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map((radio) => radio.getAttribute('aria-checked') ?? String(radio.checked))).toEqual(['false', 'true']);
  expect(screen.getByText(/е над кредитния ти лимит от 50,00 EUR/)).toBeTruthy();
});

it.each([true, false])('a data limit of a number with a credit limit (%s) leads to that limit, too', (hasCredit) => {
  draw(<DrtLimitChangeDialog msisdn={msisdn} />, { ...drt, has_credit_limit: hasCredit });
  const both = screen.queryByRole('button', { name: 'Искаш повече? Промени и кредитния лимит' });
  expect(both !== null).toBe(hasCredit);
});

it('both limits open without an error, and show one when the choice is invalid', async () => {
  draw(<DrtAndCreditLimitChangeDialog msisdn={msisdn} />);
  const error = 'Лимитът за данни не може да е над кредитния.';
  expect(screen.queryByText(error)).toBeNull();
  await userEvent.click(screen.getAllByRole('radio', { name: /^100,00/ })[0]!);
  await userEvent.click(screen.getAllByRole('radio', { name: /^100,00/ })[1]!);
  expect(screen.queryByText(error)).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /^50,00/ }));
  expect(screen.getByText(error)).toBeTruthy();
});

it.each([
  ['the gauges', () => <Limits details={details} />, /^Остават 60,00 EUR/],
  ['the data limit', () => <DrtLimitChangeDialog msisdn={msisdn} />, /^60,00 EUR/],
])('%s of a number without a credit limit show without a request for one', async (_part, Part, shown) => {
  const call = vi.fn();
  draw(<Part />, { ...drt, used_currency: priceOf(0), has_credit_limit: false }, { call } as unknown as ApiClient);
  expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
  expect(call).not.toHaveBeenCalledWith(creditLimit, expect.anything());
});

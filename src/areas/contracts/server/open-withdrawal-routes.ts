// The withdrawal from what was bought without sign-in, after the same proof of the number. Nothing of the customer is
// disclosed but the purchase itself: the user may not be the owner of the number.

import { sofiaDay } from '#platform/clock.ts';
import { ok } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import type { PurchaseKindName } from '#platform/purchases.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { findProof } from '#platform/server/number-proof/store.ts';
import type { PurchaseKind } from '#platform/server/purchases/purchase-kind.ts';
import { countAttempt } from '#platform/server/rate-limit.ts';
import * as calls from '../contract.ts';
import { openWithdrawalsPerDay } from '../rules.ts';
import { presentPreview, presentWithdrawal } from './present.ts';
import { reckonWithdrawal } from './reckon-withdrawal.ts';
import { findOpenPurchase } from './store.ts';
import { withdraw } from './withdraw.ts';

const perNumber = { name: 'open-withdrawals', limit: openWithdrawalsPerDay, windowSeconds: 24 * 3600 };

const nobody = { name: '', email: '' };

/** Another user of the number may have withdrawn. */
function withoutPerson(preview: calls.WithdrawalPreview): calls.WithdrawalPreview {
  const { purchase } = preview;
  return {
    ...preview,
    purchase: { ...purchase, withdrawal: purchase.withdrawal && { ...purchase.withdrawal, ...nobody } },
  };
}

export function openWithdrawalRoutes(at: Mounting, kinds: readonly PurchaseKind[]): void {
  const { platform } = at;
  const { db, clock } = platform;

  /** The purchase of the number that was proved under the unique id. */
  const findProved = async (reading: Queryable, kind: PurchaseKindName, uniqueId: string) => {
    const source = kinds.find((each) => each.kind === kind)?.provedFor;
    if (source === undefined) return refuse('EC_Not_Found');
    const number = await findProof(reading, { uniqueId, source }, clock.now());
    if (!number) return refuse('EC_Verification_Failed');
    return (await findOpenPurchase(reading, { number, kind })) ?? refuse('EC_Not_Found');
  };

  mount(at, calls.readOpenWithdrawal, async ({ query, headers, language }) => {
    const purchase = await findProved(db, query.kind, headers['unique-id']);
    if (isRefusal(purchase)) return purchase;
    const today = sofiaDay(clock.now());
    const reckoning = await reckonWithdrawal(db, kinds, purchase, today);
    return ok(withoutPerson(presentPreview(purchase, reckoning, { person: nobody, language, today })));
  });

  mount(at, calls.withdrawOpen, (call) =>
    call.change(async (tx) => {
      const { purchase_id: purchaseId, name, email } = call.body;
      const purchase = await findProved(tx, call.query.kind, call.headers['unique-id']);
      if (isRefusal(purchase)) return purchase;
      if (purchase.purchase_id !== purchaseId) return refuse('EC_Not_Found');
      const statement = { customerId: purchase.customer_id, purchaseId, name, email, language: call.language };
      const withdrawn = await withdraw(platform, kinds, tx, { ...statement, accountId: null });
      // The purchase was found above.
      if (isRefusal(withdrawn))
        return withdrawn.refused === 'EC_User_Not_Authoried' ? refuse('EC_Not_Found') : refuse(withdrawn.refused);
      // Only statements that are accepted count; a refusal undoes this one.
      const verdict = await countAttempt(tx, { ...perNumber, subject: purchase.service_id!, now: clock.now() });
      return verdict.allowed
        ? ok(presentWithdrawal(withdrawn)!)
        : refuse('EC_Too_Many_Requests', { WaitSeconds: verdict.retryAfterSeconds });
    }),
  );
}

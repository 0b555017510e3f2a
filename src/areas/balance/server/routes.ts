// The calls of the prepaid balance.

import { sofiaDay } from '#platform/clock.ts';
import { ok, seeOther } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { priceOf } from '#platform/money.ts';
import { takePaymentAnswer } from '#platform/server/card-payments/take-answer.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import type { PaymentGateway } from '#platform/server/payment-gateway/payment-gateway.ts';
import { isUuid } from '#platform/uuid.ts';
import { webBase } from '#platform/web-base.ts';
import * as calls from '../contract.ts';
import * as topUps from '../top-up-contract.ts';
import type { BalanceSource } from './balance-source/balance-source.ts';
import { changeAutomatic } from './change-automatic.ts';
import { presentTopUp } from './present.ts';
import { readBalance } from './read-balance.ts';
import { readTopUp } from './read-top-up.ts';
import { redeemVoucher, startVoucher } from './redeem-voucher.ts';
import { startTopUp } from './start-top-up.ts';
import { topUpPayments } from './top-up-payments.ts';
import { topUpReceipt } from './top-up-receipt.ts';
import type { TopUpSettings } from './top-up-settings.ts';
import { findTopUps, type TopUpKey } from './top-up-store.ts';
import { findLock } from './voucher-store.ts';

export type BalancePartners = { gateway: PaymentGateway | null; source: BalanceSource | null; settings: TopUpSettings };

export function balanceRoutes(at: Mounting, partners: BalancePartners): void {
  const { platform } = at;
  const { source, settings } = partners;

  mount(at, calls.readBalance, (call) => readBalance(platform, source, call));

  mount(at, calls.changeAutomaticTopUp, (call) => {
    const { service, caller } = call;
    const { automatic } = call.body;
    return call.change((tx) => changeAutomatic(platform, settings, tx, { service, caller, automatic }));
  });

  topUpReads(at, partners);
  topUpChanges(at, partners);
}

function topUpReads(at: Mounting, partners: BalancePartners): void {
  const { platform } = at;
  const { offers, smallestCents, largestCents } = partners.settings;

  mount(at, topUps.topUpOffers, async (call) => {
    const now = platform.clock.now();
    return ok({
      today: sofiaDay(now),
      amounts: offers.map(priceOf),
      smallest: priceOf(smallestCents),
      largest: priceOf(largestCents),
      has_card_payments: partners.gateway !== null,
      voucher_wait_seconds: await findLock(platform.db, call.caller.accountId, now),
    });
  });

  mount(at, topUps.listTopUps, async (call) =>
    ok((await findTopUps(call.reads, call.caller.accountId)).map(presentTopUp)),
  );

  mount(at, topUps.readTopUp, (call) =>
    readTopUp(platform, partners, { accountId: call.caller.accountId, topUpId: call.params.topUpId }),
  );

  mount(at, topUps.topUpReceipt, async (call) => {
    const id = { accountId: call.caller.accountId, topUpId: call.params.topUpId };
    const file = isUuid(id.topUpId) && (await topUpReceipt(platform, id, call.language));
    if (!file) return refuse('EC_User_Not_Authoried');
    call.setHeader('content-disposition', 'attachment; filename="receipt.pdf"');
    return ok(file);
  });
}

function topUpChanges(at: Mounting, partners: BalancePartners): void {
  const { platform } = at;
  const { gateway, source } = partners;

  mount(at, topUps.startTopUp, (call) => {
    const { amount, card: cardId } = call.body;
    const { caller, language, ownOrigin: origin } = call;
    const request = { accountId: caller.accountId, msisdn: call.params.msisdn, amount, cardId, language, origin };
    return call.change(async (tx) => {
      const started = await startTopUp(platform, partners, tx, request);
      return isRefusal(started) ? started : ok(started);
    });
  });

  // The answer of the change is stored for retries before the operator's system is asked, outside the transaction.
  mount(at, topUps.redeemVoucher, async (call) => {
    if (!source) return refuse('EC_Partner_Unavailable');
    const request = { accountId: call.caller.accountId, msisdn: call.params.msisdn };
    const keys: TopUpKey[] = [];
    const answer = await call.change(async (tx) => {
      const key = await startVoucher(platform, tx, request);
      if (isRefusal(key)) return key;
      keys.push(key);
      return ok({ top_up_id: key.topUpId });
    });
    for (const key of keys) await redeemVoucher(platform, source, key, call.body.code);
    return answer;
  });

  // The answer comes through the browser, so only the gateway's signature counts. The redirect does not prove the
  // result: the screen asks the server.
  mount(at, topUps.topUpPaymentAnswer, async (call) => {
    const form = call.body as Record<string, string>;
    const topUpId = gateway && (await takePaymentAnswer(platform, gateway, topUpPayments, form));
    call.setHeader('location', `${webBase}/balance${topUpId ? `?payment=${topUpId}` : ''}`);
    return seeOther;
  });
}

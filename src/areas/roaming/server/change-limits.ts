// Changes the limit of data roaming and, if given, the credit limit, atomically.

import { done } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import type { Language } from '#platform/languages.ts';
import { mainCurrency } from '#platform/currencies.ts';
import { centsOfValue } from '#platform/money.ts';
import { lockService } from '#platform/server/customer-holdings.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Caller, OwnedService } from '#platform/server/http/caller.ts';
import { tellIfLimitNear } from '#platform/server/number-credit.ts';
import { sendNotice } from '#platform/server/outbox/send-notice.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { DrtLimitChange } from '../contract-limits.ts';
import { areLimitsValid, type LimitsChange } from '../rules.ts';
import { findLimits, lockCredit, setCreditLimit, setDrtLimit } from './limits-store.ts';
import { limitsText } from './messages.ts';

type LimitsRequest = { service: OwnedService; caller: Caller; body: DrtLimitChange };

export async function changeLimits({ clock }: Platform, tx: Tx, { service, caller, body }: LimitsRequest) {
  await lockService(tx, service);
  await lockCredit(tx, service);
  const limits = await findLimits(tx, service);
  if (!limits) return refuse('EC_Phone_Is_Not_Eligible');
  const change = changeIn(body);
  if (!change || !areLimitsValid(limits, change)) return refuse('EC_Invalid_Limit');
  const now = clock.now();
  const { limitId, creditCents } = change;
  const drtCents = limits.limits.find((limit) => limit.limitId === limitId)!.cents;
  await setDrtLimit(tx, service, limitId);
  if (creditCents !== null) {
    await setCreditLimit(tx, service, creditCents);
    await tellIfLimitNear(tx, service, { usedCents: limits.credit?.usedCents ?? 0, limitCents: creditCents }, now);
  }
  await recordAudit(tx, {
    customerId: service.customerId,
    accountId: caller.accountId,
    action: 'roaming.limits',
    subject: service.serviceId,
    facts: {
      drt: { from: limits.current.cents, to: drtCents },
      credit: creditCents === null ? null : { from: limits.credit?.limitCents ?? null, to: creditCents },
    },
    happenedAt: now,
  });
  const text = (language: Language) => limitsText(tx, language, { drtCents, creditCents });
  await sendNotice(tx, service, { to: service.serviceId, kind: 'services', text, now });
  return done;
}

/** Null if the number and the price list of the credit limit differ or are not whole cents. */
function changeIn(body: DrtLimitChange): LimitsChange | null {
  const { drt_limit_id: limitId, new_credit_limit: value, new_credit_limit_currency: prices } = body;
  if (value === undefined) return { limitId, creditCents: null };
  const creditCents = centsOfValue(value);
  const main = prices?.find(({ currency }) => currency === mainCurrency);
  return creditCents / 100 === value && main?.value === value ? { limitId, creditCents } : null;
}

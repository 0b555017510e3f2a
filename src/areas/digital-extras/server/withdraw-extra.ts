// The end of an extra by withdrawal: today rather than with the month, together with the extras that require it.

import { lastDayOfMonth, laterDay, sofiaDay } from '#platform/clock.ts';
import { inLanguage } from '#platform/languages.ts';
import { inTransaction, type Queryable } from '#platform/server/database/database.ts';
import { confirmPurchase } from '#platform/server/number-balance.ts';
import type { Platform } from '#platform/server/platform.ts';
import { unused, type PurchaseKind } from '#platform/server/purchases/purchase-kind.ts';
import { isBoughtAgain, type PurchaseRow } from '#platform/server/purchases/purchase-store.ts';
import { dependantsOf } from '../choosing.ts';
import type { ExtraRow } from './catalogue.ts';
import { extraOf } from './change.ts';
import { finishExtra } from './end-extra.ts';
import { findNumber, lockNumber, withUnoffered, type NumberRow } from './extras-store.ts';
import { listed } from './listed.ts';
import { removePending } from './stop-pending.ts';
import { priceAfterPeriod, termsOf } from './terms.ts';

export function extraPurchases(platform: Platform): PurchaseKind {
  return {
    kind: 'extra',
    async readUse(db, purchase) {
      const number = withUnoffered(await findNumber(platform, serviceOf(purchase)));
      const extra = extraOf({ number }, purchase.subject);
      if (!extra) return unused;
      if (await isActivatedAgain(db, extra, purchase))
        return { ...unused, isActive: true, ...endedWithMonth(purchase) };
      if (extra.status === 'InProgress' || extra.status === 'PendingActivation') return unused;
      return {
        ...unused,
        isActive: true,
        ...daysOf(extra, purchase),
        alsoEnds: dependants(number, extra).map(namesOf),
      };
    },
    end: (purchase) => endExtra(platform, purchase),
    async findOffer(service, code, language) {
      const number = service && (await findNumber(platform, service));
      const extra = number && extraOf({ number }, code);
      if (!extra) return null;
      const terms = termsOf(extra, false, sofiaDay(platform.clock.now()));
      const isFree = terms.state === 'Free';
      return {
        name: inLanguage({ bg: extra.name_bg, en: extra.name_en }, language),
        priceCents: isFree ? priceAfterPeriod(extra) : terms.cents,
        per: 'month',
        freeDays: isFree ? extra.offer_days : null,
        validDays: null,
      };
    },
  };
}

/** A position costs nothing, so an extra on one is not what was bought, and neither is a later purchase. */
async function isActivatedAgain(db: Queryable, { slot }: ExtraRow, purchase: PurchaseRow): Promise<boolean> {
  return slot !== null || (await isBoughtAgain(db, purchase));
}

function endedWithMonth({ concluded_at }: PurchaseRow) {
  const usedFrom = sofiaDay(concluded_at);
  return { usedFrom, usedTo: lastDayOfMonth(usedFrom) };
}

/** A normal end is with the month, so an extra that has ended was used until then. */
function daysOf(extra: ExtraRow, { concluded_at, ended_on }: PurchaseRow) {
  const concludedOn = sofiaDay(concluded_at);
  const usedTo = extra.status === 'Inactive' ? lastDayOfMonth(concludedOn) : null;
  const usedFrom = laterDay(extra.activation_date ?? concludedOn, concludedOn);
  const wasActive = extra.activation_date !== null || ended_on !== null;
  return { usedFrom: wasActive ? usedFrom : null, usedTo };
}

async function endExtra(platform: Platform, purchase: PurchaseRow): Promise<'ended' | 'waiting'> {
  const service = serviceOf(purchase);
  const today = sofiaDay(platform.clock.now());
  return inTransaction(platform.db, async (tx) => {
    const number = withUnoffered(await lockNumber(platform, tx, service));
    const extra = extraOf({ number }, purchase.subject);
    if (!extra || extra.status === 'Inactive' || extra.slot !== null) return 'ended';
    if (number.has_request || extra.status === 'InProgress') return 'waiting';
    // What is refunded was paid, also if the extra is still pending at a partner, or beside one that is.
    await confirmPurchase(tx, service, purchase.purchase_id, platform.clock.now());
    const ending = { platform, tx, number, today };
    const keyOf = ({ code }: ExtraRow) => ({ ...service, code });
    if (extra.status === 'PendingActivation') {
      await removePending(platform, tx, { key: keyOf(extra), extra, number, today });
      return 'ended';
    }
    for (const child of dependants(number, extra).filter(({ status }) => status !== 'PendingActivation')) {
      await finishExtra({ ...ending, key: keyOf(child), extra: child });
    }
    await finishExtra({ ...ending, key: keyOf(extra), extra });
    return 'ended';
  });
}

/** Not those that another package of the same group keeps. */
function dependants(number: NumberRow, extra: ExtraRow): ExtraRow[] {
  const hasOther = number.extras.some(
    ({ code, group_type, status }) => code !== extra.code && group_type === extra.group_type && status === 'Active',
  );
  if (hasOther) return [];
  const codes = new Set(dependantsOf(listed(extra), number.extras.map(listed)).map(({ code }) => code));
  return number.extras.filter(({ code }) => codes.has(code));
}

const namesOf = ({ name_bg: bg, name_en: en }: ExtraRow) => ({ bg, en });

const serviceOf = ({ customer_id: customerId, service_id: serviceId }: PurchaseRow) => ({
  customerId,
  serviceId: serviceId!,
});

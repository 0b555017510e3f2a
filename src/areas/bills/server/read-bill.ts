// One bill with its explanation.

import { sofiaDay } from '#platform/clock.ts';
import { refuse, type Refusal } from '#platform/errors.ts';
import type { Language } from '#platform/languages.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { BillDetail } from '../contract.ts';
import { explainDifference, type Cause } from '../explanation.ts';
import { findWholeBill, type WholeBill } from './bill-detail-store.ts';
import type { BillingSettings } from './billing-settings.ts';
import { presentDetail } from './present.ts';
import type { BillKey } from './store.ts';

type BillRequest = BillKey & { accountId: number; language: Language; transfer: BillingSettings };

export async function readBill(
  { db, clock }: Platform,
  { accountId, language, transfer, ...key }: BillRequest,
): Promise<BillDetail | Refusal<'EC_User_Not_Authoried'>> {
  const bill = await findWholeBill(db, key, { accountId, language });
  if (!bill) return refuse('EC_User_Not_Authoried');
  return presentDetail(bill, { causes: causesOf(bill), accountId, transfer, today: sofiaDay(clock.now()) });
}

function causesOf({ previous, groups, period_from: periodFrom, period_to: periodTo }: WholeBill): Cause[] {
  if (!previous) return [];
  const earlier = { periodFrom: previous.period_from, periodTo: previous.period_to, groups: previous.groups };
  return explainDifference(earlier, { periodFrom, periodTo, groups });
}

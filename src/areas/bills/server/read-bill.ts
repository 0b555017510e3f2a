// One bill with its explanation.

import { sofiaDay } from '#platform/clock.ts';
import { refuse, type Refusal } from '#platform/errors.ts';
import type { Language } from '#platform/languages.ts';
import type { Reads } from '#platform/server/database/reads.ts';
import type { BillDetail } from '../contract.ts';
import { explainDifference, type Cause } from '../explanation.ts';
import { findWholeBill, type WholeBill } from './bill-detail-store.ts';
import type { BillingSettings } from './billing-settings.ts';
import { presentDetail } from './present.ts';

type BillRequest = { accountId: number; billId: string; language: Language; transfer: BillingSettings };

export async function readBill(
  reads: Reads,
  { accountId, billId, language, transfer }: BillRequest,
  now: Date,
): Promise<BillDetail | Refusal<'EC_User_Not_Authoried'>> {
  const bill = await findWholeBill(reads, { accountId, billId, language });
  if (!bill) return refuse('EC_User_Not_Authoried');
  return presentDetail(bill, { causes: causesOf(bill), accountId, transfer, today: sofiaDay(now) });
}

function causesOf({ previous, groups, period_from: periodFrom, period_to: periodTo }: WholeBill): Cause[] {
  if (!previous) return [];
  const earlier = { periodFrom: previous.period_from, periodTo: previous.period_to, groups: previous.groups };
  return explainDifference(earlier, { periodFrom, periodTo, groups });
}

// One bill with its explanation. The lines of both bills are added up by the database.

import { endOfDay } from '#platform/billing-days.ts';
import { sofiaDay, startOfSofiaDay } from '#platform/clock.ts';
import { refuse, type Refusal } from '#platform/errors.ts';
import type { Language } from '#platform/languages.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { BillDetail } from '../contract.ts';
import { explainDifference } from '../explanation.ts';
import type { BillingSettings } from './billing-settings.ts';
import { presentDetail } from './present.ts';
import {
  findBill,
  findBillPayments,
  findCreditNotes,
  findLineGroups,
  findLines,
  findOwnChanges,
  type BillKey,
} from './store.ts';

export const linesAtOnce = 100;

type BillRequest = BillKey & { accountId: number; language: Language; transfer: BillingSettings };

export async function readBill(
  { db, clock }: Platform,
  { accountId, language, transfer, ...key }: BillRequest,
): Promise<BillDetail | Refusal<'EC_User_Not_Authoried'>> {
  const row = await findBill(db, key, accountId);
  if (!row) return refuse('EC_User_Not_Authoried');
  const before = row.previous_bill_id === null ? null : { ...key, billId: row.previous_bill_id };
  const [groups, lines, payments, creditNotes, previous, earlier] = await Promise.all([
    findLineGroups(db, key, language),
    findLines(db, key, { language, after: 0, limit: linesAtOnce }),
    findBillPayments(db, key),
    findCreditNotes(db, key),
    before && findBill(db, before, accountId),
    before && findLineGroups(db, before, language),
  ]);
  const causes =
    previous && earlier
      ? explainDifference(
          { periodFrom: previous.period_from, periodTo: previous.period_to, groups: earlier },
          { periodFrom: row.period_from, periodTo: row.period_to, groups },
        )
      : [];
  const changes = previous
    ? await findOwnChanges(db, key, { from: startOfSofiaDay(previous.period_from), to: endOfDay(row.period_to) })
    : [];
  const parts = { row, groups, previous, causes, changes, payments, creditNotes, lines, accountId, transfer };
  return presentDetail(parts, sofiaDay(clock.now()));
}

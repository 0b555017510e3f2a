// Changes the name, the contact phone and the language of messages.

import { refuse, type Refusal } from '#platform/errors.ts';
import type { Language } from '#platform/languages.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { savePersonalData } from './store.ts';
import { lockAccountRow } from '../../server/account-row.ts';
import { recordForAccount } from '#platform/server/audit/record-for-account.ts';

type PersonalData = { first_name: string; last_name: string; contact_phone: string | null; language: Language };

export async function changePersonalData(
  tx: Tx,
  { accountId, now }: { accountId: number; now: Date },
  data: PersonalData,
): Promise<Refusal<'Error_401'> | null> {
  const before = await lockAccountRow(tx, accountId);
  if (!before) return refuse('Error_401');
  await savePersonalData(tx, accountId, data);
  const changed = (Object.keys(data) as (keyof PersonalData)[]).filter((field) => data[field] !== before[field]);
  await recordForAccount(tx, {
    accountId,
    action: 'profile.change',
    subject: String(accountId),
    facts: { fields: changed },
    now,
  });
  return null;
}

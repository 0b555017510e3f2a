// Sends the first code of a pid. A company also enters its contract.

import { accepted } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { isContractOf } from '#platform/server/customer-holdings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isContractDue } from '../rules.ts';
import { recordChange, type PidRequester } from './code-of-pid.ts';
import { isEligible } from './present.ts';
import { sendNewCode } from './send-new-code.ts';
import { askFor, findEntry, type EntryRow } from './store.ts';

type CreateCodeRequest = PidRequester & { msisdn: string; contract: string | undefined };

export async function createCode(platform: Platform, tx: Tx, asked: CreateCodeRequest) {
  const { msisdn, contract } = asked;
  const entry = await findEntry(tx, asked.accountId, asked.customerId);
  if (!isEligible(entry)) return refuse('EC_Security_Code_Not_Available');
  const refused = await refusalOfContract(tx, entry, contract);
  if (refused) return refused;
  if (!(await askFor(tx, asked.customerId, msisdn))) return refuse('EC_Already_Active');
  const sent = await sendNewCode(platform, tx, asked, msisdn);
  if (isRefusal(sent)) return sent;
  await recordChange(platform, tx, { ...asked, action: 'security-code.ask' });
  return accepted;
}

async function refusalOfContract(tx: Tx, entry: EntryRow, contract: string | undefined) {
  if (isContractDue(entry.account_type) !== (contract !== undefined)) {
    return refuse('EC_Invalid_Request', { Field: 'body/contract' });
  }
  if (contract === undefined || (await isContractOf(tx, entry.customer_id, contract))) return null;
  return refuse('EC_Service_Not_Associated_With_Pid');
}

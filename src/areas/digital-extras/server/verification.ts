// The code that confirms an activation or a swap: which number it goes to, and what it is bound to.

import { refuse, isRefusal, type Refusal } from '#platform/errors.ts';
import { serviceKindOf } from '#platform/msisdn.ts';
import type { CheckRefusal } from '#platform/server/one-time-code/check-code.ts';
import type { GuardedBinding } from '#platform/server/one-time-code/one-time-code.ts';
import { needsVerification } from '../flows.ts';
import { extraOf, type Change } from './change.ts';
import { findLastRecipient, findNumberOwner } from './verification-store.ts';

export const codePurpose = 'extras';

/** What the person agrees to with a code: which extras, and whether they cost beside the positions. */
export type Confirmation = { codes: readonly string[]; asPaid: boolean };

/** A code is good for the session that asked, for this number and for what it was asked for alone. */
export function bindingOf(change: Change, { codes, asPaid }: Confirmation, recipient: string): GuardedBinding {
  const confirmed = codes.filter((code) => extraOf(change, code)?.requires_code_verification).toSorted();
  return {
    requester: `account:${change.accountId}`,
    purpose: codePurpose,
    recipient,
    guard: `account:${change.accountId}`,
    subject: [change.sessionId, change.serviceId, asPaid ? 'paid' : 'free', ...confirmed].join(' '),
  };
}

export type NumberRefusal = 'EC_Phone_Is_Not_Eligible' | 'EC_Service_Not_Associated_With_Pid';

/** The number a code goes to: the service itself, or another number of the same holder where one is asked for. */
export async function recipientOf(change: Change, given: string | undefined): Promise<string | Refusal<NumberRefusal>> {
  if (change.number.verification_type !== 'RequestVerificationMsisdn') return change.serviceId;
  if (given === undefined || serviceKindOf(given) === 'Tv') return refuse('EC_Phone_Is_Not_Eligible');
  const owner = await findNumberOwner(change.tx, given);
  if (owner?.customer_id !== change.customerId) return refuse('EC_Service_Not_Associated_With_Pid');
  return owner.msisdn_type === 'Mobile' ? given : refuse('EC_Phone_Is_Not_Eligible');
}

/** Null when the change may go on: no code is needed, or the right one was given and is used up by it. */
export async function refusalOfCode(
  change: Change,
  confirmed: Confirmation,
  code: string | undefined,
): Promise<Refusal<CheckRefusal> | null> {
  const extras = confirmed.codes.flatMap((each) => extraOf(change, each) ?? []);
  if (!needsVerification(extras, change.number.verification_type)) return null;
  if (!code) return refuse('EC_Missing_Verificaiton_Code');
  const binding = bindingOf(change, confirmed, change.serviceId);
  const recipient = (await findLastRecipient(change.tx, binding)) ?? change.serviceId;
  const verdict = await change.platform.codes.checkCode(change.tx, { ...binding, recipient, code });
  return isRefusal(verdict) ? verdict : null;
}

// The code that confirms an activation or a swap: its recipient and its binding.

import { refuse, isRefusal, type Refusal } from '#platform/errors.ts';
import { serviceKindOf } from '#platform/msisdn.ts';
import type { CheckRefusal } from '#platform/server/one-time-code/check-code.ts';
import type { GuardedBinding } from '#platform/server/one-time-code/code-binding.ts';
import { needsVerification } from '../flows.ts';
import { extraOf, type Change } from './change.ts';
import { findLastRecipient, findNumberOwner } from './verification-store.ts';

export const codePurpose = 'extras';

/** What the user confirms with a code: the extras, and whether they are paid. */
export type Confirmation = { codes: readonly string[]; asPaid: boolean };

/** A code is valid only for this session, number and confirmation. */
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

/** The recipient of a code: the service itself, or another number of the same owner if one is required. */
export async function recipientOf(change: Change, given: string | undefined): Promise<string | Refusal<NumberRefusal>> {
  if (change.number.verification_type !== 'RequestVerificationMsisdn') return change.serviceId;
  if (given === undefined || serviceKindOf(given) === 'Tv') return refuse('EC_Phone_Is_Not_Eligible');
  const owner = await findNumberOwner(change.tx, given);
  if (owner?.customer_id !== change.customerId) return refuse('EC_Service_Not_Associated_With_Pid');
  return owner.msisdn_type === 'Mobile' ? given : refuse('EC_Phone_Is_Not_Eligible');
}

/** Null if no code is needed or the given one is valid; the check consumes it. */
export async function refusalOfCode(
  change: Change,
  confirmed: Confirmation,
  code: string | undefined,
): Promise<Refusal<CheckRefusal> | null> {
  const extras = confirmed.codes.flatMap((each) => extraOf(change, each) ?? []);
  if (!needsVerification(extras, change.number.verification_type)) return null;
  const binding = bindingOf(change, confirmed, change.serviceId);
  const recipient = (await findLastRecipient(change.tx, binding)) ?? change.serviceId;
  const verdict = await change.platform.codes.checkCode(change.tx, { ...binding, recipient, code });
  return isRefusal(verdict) ? verdict : null;
}

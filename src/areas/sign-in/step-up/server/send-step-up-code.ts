// Sends a code to a number that the account had before this session began.

import type { SessionKey } from '../../server/session-store.ts';
import { accepted } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { renderSms } from '#platform/server/messages/render-message.ts';
import type { Platform } from '#platform/server/platform.ts';
import { signInMessages } from '../../messages.ts';
import { findConfirmingNumbers, findContact } from './step-up-store.ts';

type CodeRequest = SessionKey & { msisdn: string; remoteAddress: string };

export async function sendStepUpCode(platform: Platform, tx: Tx, request: CodeRequest) {
  const { msisdn, remoteAddress } = request;
  const numbers = await findConfirmingNumbers(tx, request);
  if (!numbers.includes(msisdn)) return refuse('EC_Phone_Is_Not_Eligible');
  const { language } = await findContact(tx, request.accountId);
  const sent = await platform.codes.sendCode(tx, {
    ...stepUpBinding(request, msisdn),
    remoteAddress,
    text: (code) => renderSms(tx, signInMessages, { name: 'sms.step_up', language, values: { code } }),
  });
  return isRefusal(sent) ? sent : accepted;
}

/** The code steps up only this session. */
export function stepUpBinding({ accountId, sessionId }: SessionKey, msisdn: string) {
  return {
    requester: `account:${accountId}`,
    guard: `session:${sessionId}`,
    purpose: 'step-up',
    recipient: msisdn,
    subject: sessionId,
  } as const;
}

// Verifies a number for a unique id: by its line, or by a code sent to it.

import { accepted, done, ok } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import type { Language } from '#platform/languages.ts';
import { platformMessages } from '#platform/messages.ts';
import { sentNumber } from '#platform/msisdn.ts';
import type { Tx } from '../database/database.ts';
import { hashOf } from '../http/caller.ts';
import { renderSms } from '../messages/render-message.ts';
import { RecognitionUnavailable } from '../partners/recognition.ts';
import type { Platform } from '../platform.ts';
import { countAttempt } from '../rate-limit.ts';
import { findClaim, findMobile, saveClaim, saveProof, type ProofKey } from './store.ts';

const recognitionsPerAddress = { name: 'recognitions-per-address', limit: 600, windowSeconds: 3600 };

/** If the host is down, nobody is recognised; the code is the fallback. */
export async function recogniseNumber(
  platform: Platform,
  key: ProofKey,
  { token, remoteAddress }: { token: string | undefined; remoteAddress: string },
) {
  const now = platform.clock.now();
  const within = await countAttempt(platform.countersDb, { ...recognitionsPerAddress, subject: remoteAddress, now });
  if (!within.allowed) return refuse('EC_Too_Many_Requests', { WaitSeconds: within.retryAfterSeconds });
  const msisdn = token === undefined ? null : await askHost(platform, key.uniqueId, token);
  const number = msisdn ? await findMobile(platform.db, msisdn) : null;
  if (!number) return ok({ msisdn: null, is_recognized: false });
  await saveProof(platform.db, key, { number, by: 'recognition', now });
  await platform.codes.forgetFailures(platform.db, number.serviceId);
  return ok({ msisdn: number.serviceId, is_recognized: true });
}

async function askHost({ recognition, log }: Platform, uniqueId: string, token: string): Promise<string | null> {
  try {
    return await recognition.numberOf(uniqueId, token);
  } catch (error) {
    if (!(error instanceof RecognitionUnavailable)) throw error;
    log.warn({ err: error }, 'the recognition host does not answer');
    return null;
  }
}

/** Any number of the operator's ranges is accepted: only its owner learns whether it belongs to a customer. */
function bindingOf({ uniqueId, source }: ProofKey, msisdn: string) {
  return {
    requester: `unique:${hashOf(uniqueId).toString('hex')}`,
    purpose: `proof-${source}`,
    recipient: msisdn,
    guard: 'number',
  } as const;
}

export type CodeRequest = {
  msisdn: string;
  remoteAddress: string;
  language: Language;
  /** Gets the delay until the next code may be sent. */
  onSent: (resendAfterSeconds: number) => void;
};

export async function sendNumberCode(platform: Platform, tx: Tx, key: ProofKey, sending: CodeRequest) {
  const msisdn = sentNumber(sending.msisdn);
  const sent = await platform.codes.sendCode(tx, {
    ...bindingOf(key, msisdn),
    remoteAddress: sending.remoteAddress,
    text: (code) =>
      renderSms(tx, platformMessages, { name: 'sms.number_proof', language: sending.language, values: { code } }),
  });
  if (isRefusal(sent)) return sent;
  await saveClaim(tx, key, msisdn, platform.clock.now());
  sending.onSent(sent.resendAfterSeconds);
  return accepted;
}

/** Only for the number of the first code, which required the captcha. */
export async function resendNumberCode(platform: Platform, tx: Tx, key: ProofKey, sending: CodeRequest) {
  const claimed = await findClaim(tx, key);
  if (claimed !== sentNumber(sending.msisdn)) return refuse('EC_Verification_Failed');
  return sendNumberCode(platform, tx, key, sending);
}

export async function verifyNumberCode(platform: Platform, tx: Tx, key: ProofKey, code: string) {
  const claimed = await findClaim(tx, key);
  if (!claimed) return refuse('EC_Verification_Failed');
  const verdict = await platform.codes.checkCode(tx, { ...bindingOf(key, claimed), code });
  if (isRefusal(verdict)) return verdict;
  const number = await findMobile(tx, claimed);
  if (!number) return refuse('EC_Phone_Is_Not_Eligible');
  await saveProof(tx, key, { number, by: 'code', now: platform.clock.now() });
  return done;
}

// Altcha: a proof of work that the portal creates and verifies itself. Every solved puzzle is valid for one call.

import { createHash } from 'node:crypto';
import { createChallenge, randomInt, verifySolution, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '../database/database.ts';
import { everyVersion, type KeyVersions } from '../key-rotation/key-versions.ts';
import type { CaptchaVerifier } from './captcha.ts';

// About 100 keys of 2,000 rounds take 0.1 s on a laptop and well under 1 s on a cheap phone.
const cost = 2_000;
const counter = { min: 50, max: 150 };
export const captchaLifeSeconds = 10 * 60;
const longestToken = 4_000;

export type AltchaSettings = { db: Database; clock: Clock; secret: KeyVersions<string> };

export function createAltcha({ db, clock, secret }: AltchaSettings): CaptchaVerifier {
  return {
    challenge: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(counter.max, counter.min),
        deriveKey,
        expiresAt: new Date(clock.now().getTime() + captchaLifeSeconds * 1000),
        ...signatureSecrets(secret.current),
      }),
    async verify(token) {
      const payload = readToken(token);
      if (!payload || isOver(payload, clock.now())) return false;
      return (await isSolved(payload, secret)) && useUp(db, payload.challenge.signature, clock.now());
    },
  };
}

function signatureSecrets(secret: string) {
  return { hmacSignatureSecret: `${secret}:challenge`, hmacKeySignatureSecret: `${secret}:key` };
}

async function isSolved(payload: Payload, secret: KeyVersions<string>): Promise<boolean> {
  for (const version of everyVersion(secret)) {
    const { verified } = await verifySolution({ ...payload, deriveKey, ...signatureSecrets(version) });
    if (verified) return true;
  }
  return false;
}

/** The browser sends base64 of JSON; anything else is a failed captcha, not an error. */
function readToken(token: string | undefined): SignedPayload | null {
  if (!token || token.length > longestToken) return null;
  try {
    const payload: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    return isPayload(payload) ? payload : null;
  } catch {
    return null;
  }
}

type SignedPayload = Payload & { challenge: { signature: string } };

function isPayload(value: unknown): value is SignedPayload {
  const { challenge, solution } = (value ?? {}) as Partial<Payload>;
  return typeof challenge?.signature === 'string' && isObject(challenge.parameters) && isObject(solution);
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/** Uses the portal's clock; the signature, verified next, also covers the time. */
function isOver({ challenge }: Payload, now: Date): boolean {
  const { expiresAt } = challenge.parameters;
  return typeof expiresAt !== 'number' || expiresAt * 1000 <= now.getTime();
}

async function useUp(db: Database, signature: string, now: Date): Promise<boolean> {
  const used = await db
    .insertInto('used_captcha')
    .values({ challenge_hash: createHash('sha256').update(signature).digest(), used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return used.numInsertedOrUpdatedRows === 1n;
}

import { createECDH, randomUUID } from 'node:crypto';
import { done } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { recordForAccount } from '#platform/server/audit/record-for-account.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { isPushEndpoint } from '#platform/server/outbox/push-endpoint.ts';
import { replaceSubscription, type PushAddress } from '#platform/server/outbox/subscription-store.ts';
import type { Platform } from '#platform/server/platform.ts';

export async function startPush(platform: Platform, tx: Tx, caller: Caller, address: PushAddress) {
  const { push, keys, clock } = platform;
  if (!push) return refuse('EC_Push_Unavailable');
  if (!isPushEndpoint(address.endpoint, push.settings) || !hasValidKeys(address)) return refuse('EC_Push_Not_Accepted');
  const now = clock.now();
  const subscriptionId = randomUUID();
  await replaceSubscription(tx, keys.storage, {
    ...caller,
    subscriptionId,
    address,
    publicKey: push.pushKey.publicKey,
    now,
  });
  await recordForAccount(tx, {
    accountId: caller.accountId,
    action: 'push.start',
    subject: String(caller.accountId),
    facts: { reference: subscriptionId },
    now,
  });
  return done;
}

/** A message for a key that is no point of the curve could never be encrypted. */
function hasValidKeys({ keys: { p256dh, auth } }: PushAddress): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false;
  try {
    const curve = createECDH('prime256v1');
    curve.generateKeys();
    curve.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

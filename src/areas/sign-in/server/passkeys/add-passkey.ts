// Adds a passkey: the portal gives a challenge, a device answers with a new key. The owner is told by e-mail.

import type { PasskeyTransport } from '#platform/passkey-hosts.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import { ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { recordForAccount } from '#platform/server/audit/record-for-account.ts';
import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import { renderMail } from '#platform/server/messages/render-message.ts';
import { mailAboutSecurity } from '#platform/server/outbox/mail-about-security.ts';
import type { Platform } from '#platform/server/platform.ts';
import { signInMessages } from '../../messages.ts';
import type { SessionKey } from '../session-store.ts';
import { mostPasskeys } from '../../passkeys/rules.ts';
import { saveSessionChallenge, useSessionChallenge } from './challenge-store.ts';
import { lockOwner, savePasskey } from './passkey-store.ts';
import { presentPasskey } from './present.ts';
import { creationOptions, relyingPartyId, verifiedKey } from './relying-party.ts';

const handleBytes = 32;

export async function startPasskey({ db, clock }: Platform, session: SessionKey, origin: string) {
  const rpId = relyingPartyId(origin);
  if (rpId === null) return refuse('EC_Passkey_Unavailable');
  return inTransaction(db, async (tx) => {
    const owner = await lockOwner(tx, session.accountId);
    if (owner.keys.length >= mostPasskeys) return refuse('EC_Passkey_Limit', { Most: mostPasskeys });
    const handle = owner.user_handle ?? randomBytes(handleBytes);
    const user = { handle, name: owner.username, fullName: owner.full_name };
    const options = await creationOptions({ rpId, user, known: owner.keys });
    await saveSessionChallenge(tx, session, `${options.challenge}.${handle.toString('base64url')}`, clock.now());
    return ok(options);
  });
}

export type AddedPasskey = {
  name: string;
  id: string;
  client_data: string;
  attestation: string;
  transports: PasskeyTransport[];
};

export async function addPasskey(
  { clock }: Platform,
  tx: Tx,
  session: SessionKey,
  { origin, name, ...given }: AddedPasskey & { origin: string },
) {
  const now = clock.now();
  if (relyingPartyId(origin) === null) return refuse('EC_Passkey_Unavailable');
  const [challenge, handle] = (await useSessionChallenge(tx, session, now))?.split('.') ?? [];
  const key = challenge && (await verifiedKey(given, { challenge, origin }));
  if (!key || !handle) return refuse('EC_Passkey_Invalid');
  const { accountId } = session;
  const owner = await lockOwner(tx, accountId);
  if (owner.keys.length >= mostPasskeys) return refuse('EC_Passkey_Limit', { Most: mostPasskeys });
  const passkey = { accountId, passkeyId: randomUUID(), name: name.trim(), now };
  const saved = { ...passkey, key, handle: owner.user_handle ?? Buffer.from(handle, 'base64url') };
  if (!(await savePasskey(tx, saved))) return refuse('EC_Passkey_Invalid');
  await recordForAccount(tx, {
    accountId,
    action: 'passkey.add',
    subject: String(accountId),
    facts: { reference: passkey.passkeyId },
    now,
  });
  const { email, language } = owner;
  const mail = await renderMail(tx, signInMessages, {
    name: 'mail.passkey_added',
    language,
    values: { name: passkey.name },
  });
  await mailAboutSecurity(tx, mail, { accountId, email, now });
  return ok(presentPasskey({ passkey_id: passkey.passkeyId, name: passkey.name, created_at: now, last_used_at: null }));
}

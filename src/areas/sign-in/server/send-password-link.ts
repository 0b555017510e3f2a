import { createHmac } from 'node:crypto';
import { inTransaction } from '#platform/server/database/database.ts';
import { defineJob, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import { everyVersion, mapVersions } from '#platform/server/key-rotation/key-versions.ts';
import { renderMail } from '#platform/server/messages/render-message.ts';
import { enqueueSecretMessage } from '#platform/server/outbox/enqueue-message.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isLinkSaved, saveLink } from '#platform/server/single-use-link/single-use-link.ts';
import { webBase } from '#platform/web-base.ts';
import { passwordLinkLifeSeconds } from '../rules.ts';
import { signInMessages } from '../messages.ts';
import { passwordLink } from '#platform/server/single-use-link/password-link.ts';
import { findMailAddress } from './password-store.ts';
import { sendRestoreLink } from './send-restore-link.ts';

/** Without an account nothing is sent; the job exists so that the work does not reveal it. */
export const passwordLinkJob = defineJob<{ accountId: number | null; origin: string }>('send-password-link');

export function handlePasswordLink(platform: Platform): JobHandler {
  return handleJob(passwordLinkJob, async ({ accountId, origin }, jobId) => {
    if (accountId !== null) await sendPasswordLink(platform, accountId, origin, jobId);
  });
}

async function sendPasswordLink(platform: Platform, accountId: number, origin: string, jobId: string): Promise<void> {
  const [secret, ...otherSecrets] = secretsOf(platform, jobId);
  const token = `${accountId}.${secret}`;
  const now = platform.clock.now();
  const expiresAt = new Date(now.getTime() + passwordLinkLifeSeconds * 1000);
  await inTransaction(platform.db, async (tx) => {
    const person = await findMailAddress(tx, accountId);
    const otherTokens = otherSecrets.map((other) => `${accountId}.${other}`);
    if (!person || (await isLinkSaved(tx, String(accountId), otherTokens))) return;
    // A new password is useless while the profile is closed.
    if (person.deactivated_at) {
      await sendRestoreLink(platform, tx, { accountId, origin, secret });
      return;
    }
    if (!(await saveLink(tx, passwordLink(accountId, token), { now, expiresAt }))) return;
    const link = `${origin}${webBase}/login/new-password?token=${encodeURIComponent(token)}`;
    const mail = await renderMail(tx, signInMessages, {
      name: 'mail.password_link',
      language: person.language,
      values: { link },
    });
    const message = { ...mail, recipient: person.email, createdAt: now, usefulUntil: expiresAt };
    await enqueueSecretMessage(tx, { ...message, channel: 'email' }, platform.keys.storage);
  });
}

/**
 * Derived from the job and a secret key: a repeated job sends no second link. One for each version of the key, because
 * another process may have run the job before.
 */
function secretsOf(platform: Platform, jobId: string): [string, ...string[]] {
  const secretOf = (key: Uint8Array) =>
    createHmac('sha256', key).update(`password link of ${jobId}`).digest('base64url');
  return everyVersion(mapVersions(platform.keys.token, secretOf));
}

// Sends the activation e-mail of a registration: a code to type and a link for any device.

import { shownDay, shownMoment } from '#platform/clock.ts';
import type { Refusal } from '#platform/errors.ts';
import type { Mail } from '#platform/mail.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { renderMail } from '#platform/server/messages/render-message.ts';
import type { SendRefusal, SentCode } from '#platform/server/one-time-code/send-code.ts';
import type { Platform } from '#platform/server/platform.ts';
import { saveRestoreLink } from '#platform/server/restore-link/restore-link.ts';
import { saveLink } from '#platform/server/single-use-link/single-use-link.ts';
import { webBase } from '#platform/web-base.ts';
import { registrationMessages } from '../../messages.ts';
import { approvalHours } from '../../rules.ts';
import { findClosedProfile } from '../../server/owner-store.ts';
import { newLink } from '../../server/workflow-ids.ts';
import type { WorkflowRow } from '../../server/workflow-store.ts';

/** Bound to this workflow: several registrations with one e-mail each have their own code. */
export function emailBinding({ workflow_id, email }: WorkflowRow) {
  return {
    requester: `registration:${workflow_id}`,
    purpose: 'registration-email',
    recipient: email.toLowerCase(),
    guard: 'number',
  } as const;
}

export async function sendActivationMail(
  platform: Platform,
  tx: Tx,
  workflow: WorkflowRow,
  { remoteAddress, origin }: { remoteAddress: string; origin: string },
): Promise<SentCode | Refusal<SendRefusal>> {
  const writeActivationMail = await prepareMail(platform, tx, workflow, origin);
  return platform.codes.sendCode(tx, {
    ...emailBinding(workflow),
    // The link in it needs no code, so guessing codes cannot keep anybody from registering.
    isSentWhenLocked: true,
    remoteAddress,
    mail: writeActivationMail,
  });
}

/** One link is always saved, so that the work does not reveal whether the address has a profile. */
async function prepareMail(
  platform: Platform,
  tx: Tx,
  workflow: WorkflowRow,
  origin: string,
): Promise<(code: string) => Promise<Mail>> {
  const { language } = workflow;
  const now = platform.clock.now();
  const closed = await findClosedProfile(tx, workflow.email);
  const restore = closed && (await saveRestoreLink(tx, closed, { origin, now }));
  if (restore) {
    const values = { link: restore.link, until: shownDay(restore.lastDay) };
    return () => renderMail(tx, registrationMessages, { name: 'mail.registered_but_closed', language, values });
  }
  const { landingId, link } = newLink('registration-email', workflow);
  // The link is valid for as long as the workflow can last.
  const expiresAt = new Date(workflow.expires_at.getTime() + approvalHours * 3_600_000);
  await saveLink(tx, link, { now, expiresAt });
  const address = `${origin}${webBase}/registration/email-activation?workflow=${landingId}`;
  const until = shownMoment(workflow.expires_at);
  return (code) =>
    workflow.is_email_taken
      ? renderMail(tx, registrationMessages, {
          name: 'mail.already_registered',
          language,
          values: { link: `${origin}${webBase}/login` },
        })
      : renderMail(tx, registrationMessages, {
          name: 'mail.activation',
          language,
          values: { code, link: address, until },
        });
}

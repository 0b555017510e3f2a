// Starts a registration: a workflow and its activation e-mail. An e-mail with an account gets the same work and answer,
// but a different message.

import { randomUUID } from 'node:crypto';
import { isRefusal, refuse, type Refusal } from '#platform/errors.ts';
import type { Language } from '#platform/languages.ts';
import { brokenPasswordRules } from '#platform/password.ts';
import { patterns } from '#platform/patterns.ts';
import { isCommonPassword } from '#platform/server/common-password.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { hashOf } from '#platform/server/http/caller.ts';
import type { SendRefusal } from '#platform/server/one-time-code/send-code.ts';
import { hashPassword } from '#platform/server/password-hash.ts';
import type { Platform } from '#platform/server/platform.ts';
import { countAttempt } from '#platform/server/rate-limit.ts';
import { workflowHours } from '../../rules.ts';
import { isEmailTaken } from '../../server/owner-store.ts';
import { sendActivationMail } from './send-activation-mail.ts';
import { newCorrelationId } from '../../server/workflow-ids.ts';
import { insertWorkflow, type WorkflowRow } from '../../server/workflow-store.ts';

export type RegistrationRequest = {
  email: string;
  password: string;
  captcha: string | undefined;
  language: Language;
  operatingSystem: string;
  remoteAddress: string;
  origin: string;
};

const perAddress = { name: 'registrations-per-address', limit: 60, windowSeconds: 3600 };

type StartRefusal = 'EC_Invalid_Request' | 'EC_Invalid_Recaptcha' | 'EC_Common_Password' | 'EC_Too_Many_Requests';

/** Everything that can be checked without reading an account, then the password hash. */
export async function checkRegistration(
  platform: Platform,
  asked: RegistrationRequest,
): Promise<{ passwordHash: string } | Refusal<StartRefusal>> {
  if (!patterns.email.test(asked.email)) return refuse('EC_Invalid_Request', { Field: 'body/Email' });
  if (brokenPasswordRules(asked.password).length > 0) return refuse('EC_Invalid_Request', { Field: 'body/Password' });
  if (!(await platform.captcha.verify(asked.captcha, asked.remoteAddress))) return refuse('EC_Invalid_Recaptcha');
  const now = platform.clock.now();
  const starts = await countAttempt(platform.countersDb, { ...perAddress, subject: asked.remoteAddress, now });
  if (!starts.allowed) return refuse('EC_Too_Many_Requests', { WaitSeconds: starts.retryAfterSeconds });
  if (await isCommonPassword(asked.password)) return refuse('EC_Common_Password');
  return { passwordHash: await hashPassword(asked.password) };
}

export async function startRegistration(
  platform: Platform,
  tx: Tx,
  { passwordHash, ...asked }: RegistrationRequest & { passwordHash: string },
): Promise<WorkflowRow | Refusal<SendRefusal>> {
  const now = platform.clock.now();
  const workflowId = randomUUID();
  const workflow = await insertWorkflow(tx, {
    workflow_id: workflowId,
    correlation_hash: hashOf(newCorrelationId(platform, workflowId)),
    kind: 'registration',
    state: 'AwaitingEmailActivation',
    email: asked.email,
    password_hash: passwordHash,
    is_email_taken: await isEmailTaken(tx, asked.email),
    terms_agreed_at: now,
    language: asked.language,
    operating_system: asked.operatingSystem,
    created_at: now,
    expires_at: new Date(now.getTime() + workflowHours * 3_600_000),
  });
  const sent = await sendActivationMail(platform, tx, workflow, asked);
  return isRefusal(sent) ? sent : workflow;
}

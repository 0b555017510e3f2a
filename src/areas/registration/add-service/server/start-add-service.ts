// Starts adding a service to the profile of the signed-in user.

import { randomUUID } from 'node:crypto';
import { refuse, type Refusal } from '#platform/errors.ts';
import type { Language } from '#platform/languages.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { hashOf } from '#platform/server/http/caller.ts';
import type { Platform } from '#platform/server/platform.ts';
import { countAttempt } from '#platform/server/rate-limit.ts';
import { workflowHours } from '../../rules.ts';
import { findAccountEmail } from '../../server/owner-store.ts';
import { newCorrelationId } from '../../server/workflow-ids.ts';
import { insertWorkflow, type WorkflowRow } from '../../server/workflow-store.ts';

const perAccount = { name: 'add-services-per-account', limit: 60, windowSeconds: 3600 };

type AddServiceRequest = { accountId: number; language: Language; operatingSystem: string };

export async function startAddService(
  platform: Platform,
  tx: Tx,
  { accountId, language, operatingSystem }: AddServiceRequest,
): Promise<WorkflowRow | Refusal<'EC_Too_Many_Requests'>> {
  const now = platform.clock.now();
  const starts = await countAttempt(platform.countersDb, { ...perAccount, subject: String(accountId), now });
  if (!starts.allowed) return refuse('EC_Too_Many_Requests', { WaitSeconds: starts.retryAfterSeconds });
  const { email } = await findAccountEmail(tx, accountId);
  const workflowId = randomUUID();
  return insertWorkflow(tx, {
    workflow_id: workflowId,
    correlation_hash: hashOf(newCorrelationId(platform, workflowId)),
    kind: 'add-service',
    state: 'PidAndEik',
    account_id: accountId,
    email,
    language,
    operating_system: operatingSystem,
    created_at: now,
    expires_at: new Date(now.getTime() + workflowHours * 3_600_000),
  });
}

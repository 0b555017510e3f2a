// The workflow of a call, if it is still open and belongs to the caller.

import { refuse, type Refusal } from '#platform/errors.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { hashOf } from '#platform/server/http/caller.ts';
import { isOver } from '../rules.ts';
import { lockWorkflow, type WorkflowRow } from './workflow-store.ts';

export type WorkflowRefusal = 'EC_Expired_Or_Completed_Registration' | 'Error_401';

type WorkflowLookup = { correlationId: string; accountId: number | undefined; now: Date };

/** Unknown, forged, foreign, expired and completed workflows get the same answer. */
export async function lockLiveWorkflow(
  tx: Tx,
  { correlationId, accountId, now }: WorkflowLookup,
): Promise<WorkflowRow | Refusal<WorkflowRefusal>> {
  const workflow = await lockWorkflow(tx, { correlationHash: hashOf(correlationId) });
  if (!workflow || isOver(workflow.state)) return refuse('EC_Expired_Or_Completed_Registration');
  return refusalToCaller(workflow, accountId, now) ?? workflow;
}

/** Only the account that began may add the service; null if the caller is allowed. */
export function refusalToCaller(
  workflow: WorkflowRow,
  accountId: number | undefined,
  now: Date,
): Refusal<WorkflowRefusal> | null {
  if (workflow.expires_at <= now) return refuse('EC_Expired_Or_Completed_Registration');
  if (workflow.kind === 'registration') return null;
  if (accountId === undefined) return refuse('Error_401');
  return workflow.account_id === accountId ? null : refuse('EC_Expired_Or_Completed_Registration');
}

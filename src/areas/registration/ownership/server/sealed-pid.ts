// The id of the owner in a workflow: encrypted, and bound to that workflow.

import type { Platform } from '#platform/server/platform.ts';
import { openAny, sealCurrent } from '#platform/server/sealed-value.ts';
import type { WorkflowRow } from '../../server/workflow-store.ts';

export function sealPid({ keys }: Platform, workflow: WorkflowRow, pid: string) {
  return sealCurrent(keys.storage, pid, pidBinding(workflow));
}

export function pidOf({ keys }: Platform, workflow: WorkflowRow): string | null {
  return workflow.sealed_pid && openAny(keys.storage, workflow.sealed_pid, pidBinding(workflow));
}

export function pidBinding({ workflow_id }: Pick<WorkflowRow, 'workflow_id'>) {
  return ['registration pid', workflow_id];
}

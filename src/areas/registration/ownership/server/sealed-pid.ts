// The id of the owner in a workflow: encrypted, and bound to that workflow.

import type { Platform } from '#platform/server/platform.ts';
import { open, seal } from '#platform/server/sealed-value.ts';
import type { WorkflowRow } from '../../server/workflow-store.ts';

export function sealPid({ keys }: Platform, workflow: WorkflowRow, pid: string) {
  return seal(keys.storage, pid, bindingOf(workflow));
}

export function pidOf({ keys }: Platform, workflow: WorkflowRow): string | null {
  return workflow.sealed_pid && (open(keys.storage, workflow.sealed_pid, bindingOf(workflow))?.text ?? null);
}

function bindingOf({ workflow_id }: WorkflowRow) {
  return ['registration pid', workflow_id];
}

// The ids that open a workflow. That of the user's tab is derived from the workflow and a secret key, so that a link
// can restore it on another device while the database stores only its hash.

import { createHmac, randomBytes } from 'node:crypto';
import { hashOf } from '#platform/server/http/caller.ts';
import { everyVersion, mapVersions } from '#platform/server/key-rotation/key-versions.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { SingleUseLink } from '#platform/server/single-use-link/single-use-link.ts';
import { isUuid } from '#platform/uuid.ts';
import type { LandingSignal } from '../rules.ts';
import type { WorkflowRow } from './workflow-store.ts';

export function newCorrelationId({ keys }: Pick<Platform, 'keys'>, workflowId: string): string {
  return derivedId(keys.token.current, workflowId);
}

/** The id of a stored workflow, whichever version of the key made it. */
export function correlationIdOf(
  { keys }: Pick<Platform, 'keys'>,
  { workflow_id, correlation_hash }: Pick<WorkflowRow, 'workflow_id' | 'correlation_hash'>,
): string {
  const ids = everyVersion(mapVersions(keys.token, (version) => derivedId(version, workflow_id)));
  return ids.find((id) => hashOf(id).equals(correlation_hash)) ?? ids[0];
}

/** Whether this version of the key made the id of a stored workflow. */
export function isIdOfKey(
  key: Uint8Array,
  { workflow_id, correlation_hash }: Pick<WorkflowRow, 'workflow_id' | 'correlation_hash'>,
): boolean {
  return hashOf(derivedId(key, workflow_id)).equals(correlation_hash);
}

function derivedId(key: Uint8Array, workflowId: string): string {
  const digest = createHmac('sha256', key).update(`registration workflow ${workflowId}`).digest('hex');
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** A link is valid only for its purpose. */
export type LinkPurpose = 'registration-email' | 'registration-approval' | 'registration-number';

export const purposeOf: Record<LandingSignal, LinkPurpose> = {
  EmailActivated: 'registration-email',
  ApprovalGiven: 'registration-approval',
  ApprovalRefused: 'registration-approval',
  NotOwnerVerified: 'registration-number',
};

type LinkedWorkflow = { workflow_id: string; sms_recipient: string | null };

/** A link sent to a number proves only that number: it becomes invalid when the workflow changes its number. */
function subjectOf(purpose: LinkPurpose, { workflow_id, sms_recipient }: LinkedWorkflow): string {
  return purpose === 'registration-number' ? `${workflow_id} ${sms_recipient}` : workflow_id;
}

export function newLink(purpose: LinkPurpose, workflow: LinkedWorkflow): { landingId: string; link: SingleUseLink } {
  const secret = randomBytes(24).toString('base64url');
  const link = { purpose, subject: subjectOf(purpose, workflow), secret };
  return { landingId: `${workflow.workflow_id}.${secret}`, link };
}

/** Null if the landing id is malformed. */
export function workflowIn(landingId: string): string | null {
  const [workflowId = '', secret = ''] = landingId.split('.');
  return isUuid(workflowId) && secret !== '' ? workflowId : null;
}

export function linkOf(landingId: string, purpose: LinkPurpose, workflow: LinkedWorkflow): SingleUseLink {
  return { purpose, subject: subjectOf(purpose, workflow), secret: landingId.slice(landingId.indexOf('.') + 1) };
}

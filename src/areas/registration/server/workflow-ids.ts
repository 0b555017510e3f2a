// The ids that open a workflow. The one of the person's tab follows from the workflow and a key only the portal has, so
// that a link can bring to it on another device while the database holds its hash alone.

import { createHmac, randomBytes } from 'node:crypto';
import type { Platform } from '#platform/server/platform.ts';
import type { SingleUseLink } from '#platform/server/single-use-link/single-use-link.ts';
import { isUuid } from '#platform/uuid.ts';
import type { LandingSignal } from '../rules.ts';

export function correlationIdOf({ keys }: Pick<Platform, 'keys'>, workflowId: string): string {
  const digest = createHmac('sha256', keys.token).update(`registration workflow ${workflowId}`).digest('hex');
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** What a link is for; a link for one thing is good for nothing else. */
export type LinkPurpose = 'registration-email' | 'registration-approval' | 'registration-number';

export const purposeOf: Record<LandingSignal, LinkPurpose> = {
  EmailActivated: 'registration-email',
  ApprovalGiven: 'registration-approval',
  ApprovalRefused: 'registration-approval',
  NotOwnerVerified: 'registration-number',
};

export function newLink(purpose: LinkPurpose, workflowId: string): { landingId: string; link: SingleUseLink } {
  const secret = randomBytes(24).toString('base64url');
  return { landingId: `${workflowId}.${secret}`, link: { purpose, subject: workflowId, secret } };
}

/** Null for what no link of the portal says. */
export function linkIn(landingId: string, purpose: LinkPurpose): SingleUseLink | null {
  const [workflowId = '', secret = ''] = landingId.split('.');
  return isUuid(workflowId) && secret !== '' ? { purpose, subject: workflowId, secret } : null;
}

// The key in an enrolment link: the operator id and a single-use secret.

import { randomBytes } from 'node:crypto';
import type { SingleUseLink } from '#platform/server/single-use-link/single-use-link.ts';

const purpose = 'operator-enrolment';

export function newEnrolmentKey(operatorId: number): string {
  return `${operatorId}.${randomBytes(32).toString('base64url')}`;
}

export function enrolmentLink(key: string): { operatorId: number; link: SingleUseLink } {
  const [subject = '', secret = ''] = key.split('.');
  return { operatorId: Number(subject), link: { purpose, subject, secret } };
}

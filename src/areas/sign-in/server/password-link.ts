// The link for a new password: it belongs to the account and carries the whole token.

import type { SingleUseLink } from '#platform/server/single-use-link/single-use-link.ts';

export function passwordLink(accountId: number, token: string): SingleUseLink {
  return { purpose: 'new-password', subject: String(accountId), secret: token };
}

// The password reset link: it belongs to the account and contains the whole token.

import type { Tx } from '../database/database.ts';
import { endLinks, type SingleUseLink } from './single-use-link.ts';

export function passwordLink(accountId: number, token: string): SingleUseLink {
  return { ...ownerOf(accountId), secret: token };
}

export function endPasswordLinks(tx: Tx, accountId: number, now: Date): Promise<void> {
  return endLinks(tx, ownerOf(accountId), now);
}

function ownerOf(accountId: number) {
  return { purpose: 'new-password', subject: String(accountId) };
}

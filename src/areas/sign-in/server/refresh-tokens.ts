// Rotates a refresh token. A spent token used after the grace period ends the whole session, because somebody has a
// copy.

import { timingSafeEqual } from 'node:crypto';
import { refuse, type Refusal } from '#platform/errors.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import { hashOf } from '#platform/server/http/caller.ts';
import { oldestSession } from '#platform/server/live-session.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Tokens } from '../contract.ts';
import { refreshGraceSeconds } from '../rules.ts';
import { endSession } from './session-store.ts';
import { findRefreshToken, lockRefreshToken, markRotated, saveRefreshToken } from './store.ts';
import { accountIn, refreshTokenRow, successorsOf, tokensFor } from './tokens.ts';

export async function refreshTokens(
  platform: Platform,
  given: { refreshToken: string; cookie: string | undefined },
): Promise<Tokens | Refusal<'Error_401'>> {
  const accountId = accountIn(given.refreshToken);
  if (accountId === null || given.cookie === undefined) return refuse('Error_401');
  const cookieHash = hashOf(given.cookie);
  const tokenHash = hashOf(given.refreshToken);
  const now = platform.clock.now();
  return inTransaction(platform.db, async (tx) => {
    const row = await lockRefreshToken(tx, accountId, tokenHash);
    if (!row || row.ended_at || row.expires_at <= now) return refuse('Error_401');
    if (row.created_at <= oldestSession(platform.configuration, now)) return refuse('Error_401');
    if (!timingSafeEqual(row.cookie_hash, cookieHash)) return refuse('Error_401');
    const session = { accountId, sessionId: row.session_id, cookieHash, createdAt: row.created_at };
    const successors = successorsOf(platform, accountId, given.refreshToken);
    if (row.rotated_at === null) {
      const [successor] = successors;
      await markRotated(tx, accountId, tokenHash, row.session_id, now);
      await saveRefreshToken(tx, refreshTokenRow(platform, session, successor));
      return tokensFor(platform, session, successor);
    }
    const withinGrace = now.getTime() - row.rotated_at.getTime() <= refreshGraceSeconds * 1000;
    if (withinGrace) {
      const successor = await findRefreshToken(tx, accountId, successors);
      return successor === null ? refuse('Error_401') : tokensFor(platform, session, successor);
    }
    await endSession(tx, accountId, row.session_id, now);
    return refuse('Error_401');
  });
}

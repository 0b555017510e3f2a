// Starts a sign-in: saves the return address and binds it to this browser by a cookie. It ends nothing: users who
// follow a link here stay signed in, and a sign-in in progress continues.

import { randomBytes } from 'node:crypto';
import { refuse, type Refusal } from '#platform/errors.ts';
import { mayReturnTo } from '#platform/server/allowed-return.ts';
import { hashOf } from '#platform/server/http/caller.ts';
import type { Platform } from '#platform/server/platform.ts';
import { countAttempt } from '#platform/server/rate-limit.ts';
import { newSessionId } from '#platform/session.ts';
import { webBase } from '#platform/web-base.ts';
import { startsPerAddress } from '../rules.ts';
import { saveAttempt } from './attempt-store.ts';

export type StartedSignIn = { sessionId: string; loginUrl: string };

export async function initiateSignIn(
  platform: Platform,
  asked: {
    redirectUri: string;
    ownOrigin: string;
    sessionId: string | undefined;
    cookie: string;
    remoteAddress: string;
  },
): Promise<StartedSignIn | Refusal<'EC_Invalid_Redirect' | 'EC_Too_Many_Requests'>> {
  const otherUrls = platform.configuration.returnUrls;
  if (!mayReturnTo(asked.redirectUri, { ownOrigin: asked.ownOrigin, otherUrls })) return refuse('EC_Invalid_Redirect');
  const now = platform.clock.now();
  const within = await countAttempt(platform.countersDb, { ...startsPerAddress, subject: asked.remoteAddress, now });
  if (!within.allowed) return refuse('EC_Too_Many_Requests', { WaitSeconds: within.retryAfterSeconds });
  const attempt = { returnUri: asked.redirectUri, cookieHash: hashOf(asked.cookie), now };
  // The id of the browser is used unless it already exists; then a new one is created.
  const offered = asked.sessionId;
  const taken = offered !== undefined && (await saveAttempt(platform.countersDb, { ...attempt, sessionId: offered }));
  const sessionId = taken ? offered : newSessionId(randomBytes);
  if (!taken) await saveAttempt(platform.countersDb, { ...attempt, sessionId });
  return { sessionId, loginUrl: `${webBase}/login?redirectUri=${encodeURIComponent(asked.redirectUri)}` };
}

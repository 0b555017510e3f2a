import { done, ok } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import { endSessions } from '#platform/server/end-sessions.ts';
import { leastRecentUse, oldestSession } from '#platform/server/live-session.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import * as calls from '../contract.ts';
import { activeStepUpEnd } from '../step-up/rules.ts';
import { refreshTokens } from './refresh-tokens.ts';
import { cookieScopes, sessionCookie } from './session-cookie.ts';
import { findSignIns } from './sign-in-events.ts';
import { endSession, findLiveSessions } from './session-store.ts';

export function sessionRoutes(at: Mounting): void {
  const { platform } = at;
  const scopes = cookieScopes(platform.configuration);

  mount(at, calls.refreshTokens, async (call) => {
    const cookie = call.cookie(sessionCookie);
    const tokens = await refreshTokens(platform, { refreshToken: call.body.refresh_token, cookie });
    return isRefusal(tokens) ? tokens : ok(tokens);
  });

  mount(at, calls.endSession, async (call) => {
    const ended = await endSession(platform.db, call.caller.accountId, call.query.id, platform.clock.now());
    if (!ended) return refuse('EC_User_Not_Authoried');
    if (call.query.id === call.caller.sessionId) call.clearCookie(sessionCookie, scopes.session);
    return done;
  });

  mount(at, calls.endOtherSessions, async (call) => {
    const { accountId, sessionId } = call.caller;
    await inTransaction(platform.db, (tx) =>
      endSessions(tx, accountId, { kept: sessionId, now: platform.clock.now() }),
    );
    return done;
  });

  mount(at, calls.signInHistory, async (call) => {
    const events = await findSignIns(platform.db, call.caller.accountId);
    return ok(events.map((event) => ({ ...event, happened_at: event.happened_at.toISOString() })));
  });

  mount(at, calls.listSessions, async (call) => {
    const now = platform.clock.now();
    const sessions = await findLiveSessions(platform.db, call.caller.accountId, {
      created: oldestSession(platform.configuration, now),
      seen: leastRecentUse(now),
    });
    return ok(
      sessions.map((session) => ({
        session_id: session.session_id,
        user_agent: session.user_agent,
        created_at: session.created_at.toISOString(),
        last_seen_at: session.last_seen_at.toISOString(),
        is_current: session.session_id === call.caller.sessionId,
        step_up_until: activeStepUpEnd(session.step_up_until, now)?.toISOString() ?? null,
      })),
    );
  });
}

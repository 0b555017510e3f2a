import { accepted, done, ok } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { oldestSession } from '#platform/server/http/caller.ts';
import { knownBrowserCookie, knownBrowserValue } from '#platform/server/known-browser.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import * as calls from '../contract.ts';
import { refreshTokenLifeSeconds } from '../rules.ts';
import { answerIdentity } from './answer-identity.ts';
import { askForPasswordLink } from './ask-for-password-link.ts';
import { authenticateUser } from './authenticate-user.ts';
import { completeSignIn } from './complete-sign-in.ts';
import type { IdentityProvider } from './identity-provider/identity-provider.ts';
import { initiateSignIn } from './initiate-sign-in.ts';
import { presentAccount } from './present.ts';
import { refreshTokens } from './refresh-tokens.ts';
import { setNewPassword } from './set-new-password.ts';
import { browserOwner } from './known-browser.ts';
import { cookieScopes, isCookieValue, newCookieValue, sessionCookie, signInCookie } from './session-cookie.ts';
import { findSignIns } from './sign-in-events.ts';
import { startIdentity } from './start-identity.ts';
import { stepUpRoutes } from '../step-up/server/routes.ts';
import { endSession, endSessionsBut, findLiveSessions } from './session-store.ts';
import { findAccountInformation } from './store.ts';

export function signInRoutes(at: Mounting, provider: IdentityProvider | null): void {
  const { platform } = at;
  const scopes = cookieScopes(platform.configuration);

  mount(at, calls.initiateSignIn, async (call) => {
    const kept = call.cookie(signInCookie);
    const cookie = isCookieValue(kept) ? kept : newCookieValue();
    const started = await initiateSignIn(platform, {
      redirectUri: call.query.redirectUri,
      ownOrigin: call.ownOrigin,
      sessionId: call.headers['session-id'],
      cookie,
      remoteAddress: call.remoteAddress,
    });
    if (isRefusal(started)) return started;
    call.setCookie(signInCookie, cookie, scopes.signIn);
    return ok({ session_id: started.sessionId, login_url: started.loginUrl });
  });

  mount(at, calls.authenticateUser, async (call) => {
    const passed = await authenticateUser(platform, {
      sessionId: call.body.session_id,
      username: call.body.username,
      password: call.body.password,
      captcha: call.body.recaptcha,
      signInCookie: call.cookie(signInCookie),
      cookie: call.cookie,
      userAgent: call.userAgent,
      remoteAddress: call.remoteAddress,
      ownOrigin: call.ownOrigin,
    });
    return isRefusal(passed) ? passed : ok({ code: passed.code, return_uri: passed.returnUri });
  });

  mount(at, calls.startIdentityProvider, async (call) => {
    if (!provider) return refuse('EC_Not_Found');
    const started = await startIdentity(platform, provider, {
      sessionId: call.body.session_id,
      signInCookie: call.cookie(signInCookie),
      ownOrigin: call.ownOrigin,
    });
    return isRefusal(started) ? started : ok({ authorization_url: started.url });
  });

  mount(at, calls.answerIdentityProvider, async (call) => {
    if (!provider) return refuse('EC_Not_Found');
    const passed = await answerIdentity(platform, provider, {
      state: call.body.state,
      code: call.body.code,
      issuer: call.body.iss,
      signInCookie: call.cookie(signInCookie),
      ownOrigin: call.ownOrigin,
    });
    if (isRefusal(passed)) return passed;
    return ok({ session_id: passed.sessionId, code: passed.code, return_uri: passed.returnUri });
  });

  mount(at, calls.completeSignIn, async (call) => {
    const nextCookie = newCookieValue();
    const signedIn = await completeSignIn(platform, {
      code: call.body.code,
      sessionId: call.body.session_id,
      returnUri: call.body.return_uri,
      signInCookie: call.cookie(signInCookie),
      previousCookie: call.cookie(sessionCookie),
      nextCookie,
      userAgent: call.userAgent,
    });
    if (isRefusal(signedIn)) return signedIn;
    const { account, tokens } = signedIn;
    call.setCookie(sessionCookie, nextCookie, scopes.session);
    const known = knownBrowserValue(platform, browserOwner(account));
    call.setCookie(knownBrowserCookie('account', account.username), known, scopes.knownBrowser);
    call.clearCookie(signInCookie, scopes.signIn);
    return ok(tokens);
  });

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
    await endSessionsBut(platform.db, call.caller, platform.clock.now());
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
      seen: new Date(now.getTime() - refreshTokenLifeSeconds * 1000),
    });
    return ok(
      sessions.map((session) => ({
        session_id: session.session_id,
        user_agent: session.user_agent,
        created_at: session.created_at.toISOString(),
        last_seen_at: session.last_seen_at.toISOString(),
        is_current: session.session_id === call.caller.sessionId,
        step_up_until:
          session.step_up_until && session.step_up_until > now ? session.step_up_until.toISOString() : null,
      })),
    );
  });

  mount(at, calls.forgottenPassword, async (call) => {
    const { username, recaptcha } = call.body;
    if (!(await platform.captcha.verify(recaptcha, call.remoteAddress))) return refuse('EC_Invalid_Recaptcha');
    const asked = { username, remoteAddress: call.remoteAddress, origin: call.ownOrigin };
    return call.change(async (tx) => (await askForPasswordLink(platform, tx, asked)) ?? accepted);
  });

  stepUpRoutes(at);

  mount(at, calls.setNewPassword, async (call) => (await setNewPassword(platform, call.body)) ?? done);

  mount(at, calls.accountInformation, async (call) => {
    const row = await findAccountInformation(platform.db, call.caller.accountId);
    return row ? ok(presentAccount(row, call.language)) : refuse('Error_401');
  });
}

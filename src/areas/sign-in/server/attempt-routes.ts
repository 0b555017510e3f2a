import { ok } from '#platform/endpoint.ts';
import { isRefusal } from '#platform/errors.ts';
import { knownBrowserCookie, knownBrowserValue } from '#platform/server/known-browser.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import * as calls from '../contract.ts';
import { authenticateUser } from './authenticate-user.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { initiateSignIn } from './initiate-sign-in.ts';
import { browserOwner } from './known-browser.ts';
import { cookieScopes, isCookieValue, newCookieValue, sessionCookie, signInCookie } from './session-cookie.ts';

export function attemptRoutes(at: Mounting): void {
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
}

import { ok } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import * as calls from '../contract-identity.ts';
import { answerIdentity } from './answer-identity.ts';
import type { IdentityProvider } from './identity-provider/identity-provider.ts';
import { logOutByProvider } from './log-out-by-provider.ts';
import { signInCookie } from './session-cookie.ts';
import { startIdentity } from './start-identity.ts';

export function identityRoutes(at: Mounting, provider: IdentityProvider | null): void {
  const { platform } = at;

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

  mount(at, calls.backChannelLogout, async (call) => {
    if (!provider) return refuse('EC_Not_Found');
    const isDone = await logOutByProvider(platform, provider, call.body.logout_token);
    return isDone ? ok({}) : refuse('EC_Invalid_Request', { Field: 'body/logout_token' });
  });
}

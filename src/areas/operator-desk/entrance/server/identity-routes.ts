import { randomBytes } from 'node:crypto';
import { ok } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { deskCookie } from '#platform/server/http/desk-operator.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import * as calls from '../contract.ts';
import { deskVisitSeconds } from '../rules.ts';
import { answerDeskVisit } from './answer-desk-visit.ts';
import { deskCookieScope } from './desk-cookie-scope.ts';
import type { DeskIdentity } from './desk-identity.ts';
import { startDeskVisit } from './start-desk-visit.ts';

/** Binds a visit to the provider to its browser. */
const visitCookie = 'abonat_desk_visit';
const visitScope = { ...deskCookieScope, maxAge: deskVisitSeconds };

export function deskIdentityRoutes(at: Mounting, identity: DeskIdentity | null): void {
  const { platform } = at;

  mount(at, calls.deskSignInOptions, () => ok({ identity_provider: identity !== null }));

  mount(at, calls.startDeskVisit, async (call) => {
    if (!identity) return refuse('EC_Not_Found');
    const cookie = randomBytes(32).toString('base64url');
    const { remoteAddress, ownOrigin } = call;
    const started = await startDeskVisit(platform, identity, { cookie, remoteAddress, ownOrigin });
    if (isRefusal(started)) return started;
    call.setCookie(visitCookie, cookie, visitScope);
    return ok({ authorization_url: started.url });
  });

  mount(at, calls.answerDeskVisit, async (call) => {
    if (!identity) return refuse('EC_Not_Found');
    const { state, code, iss: issuer } = call.body;
    const given = { state, code, issuer, cookie: call.cookie(visitCookie), ownOrigin: call.ownOrigin };
    const entered = await answerDeskVisit(platform, identity, given);
    if (isRefusal(entered)) return entered;
    call.setCookie(deskCookie, entered.cookie, deskCookieScope);
    call.clearCookie(visitCookie, visitScope);
    return ok({ token: entered.token, name: entered.name, roles: entered.roles });
  });
}

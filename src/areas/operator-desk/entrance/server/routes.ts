import { sofiaDay } from '#platform/clock.ts';
import { done, ok } from '#platform/endpoint.ts';
import { isRefusal } from '#platform/errors.ts';
import { deskCookie } from '#platform/server/http/desk-operator.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import { knownBrowserCookie, knownBrowserValue } from '#platform/server/known-browser.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { knownBrowserSeconds } from '#platform/sign-in-failures.ts';
import { recordDeskAction } from '#platform/server/audit/record-desk-action.ts';
import * as calls from '../contract.ts';
import { deskCookieScope } from './desk-cookie-scope.ts';
import type { DeskIdentity } from './desk-identity.ts';
import { beginEnrolment, completeEnrolment } from './enrol.ts';
import { deskIdentityRoutes } from './identity-routes.ts';
import { signInAtDesk } from './sign-in-at-desk.ts';
import { endSession } from './store.ts';

export type Entrance = { identity: DeskIdentity | null; hasQuestions: boolean };

export function entranceRoutes(at: Mounting, { identity, hasQuestions }: Entrance): void {
  const { platform } = at;
  deskIdentityRoutes(at, identity);

  mount(at, calls.signInAtDesk, async (call) => {
    const entered = await signInAtDesk(platform, {
      ...call.body,
      remoteAddress: call.remoteAddress,
      cookie: call.cookie,
    });
    if (isRefusal(entered)) return entered;
    call.setCookie(deskCookie, entered.cookie, deskCookieScope);
    const { token, name, roles, browserOwner } = entered;
    const known = knownBrowserValue(platform, browserOwner);
    call.setCookie(knownBrowserCookie('operator', name), known, { ...deskCookieScope, maxAge: knownBrowserSeconds });
    return ok({ token, name, roles });
  });

  mount(at, calls.whoIsAtDesk, ({ operator: { name, roles } }) =>
    ok({
      name,
      roles: [...roles],
      needs_approval: platform.configuration.deskApproval,
      has_questions: hasQuestions,
      today: sofiaDay(platform.clock.now()),
    }),
  );

  mount(at, calls.leaveDesk, async (call) => {
    const { name, sessionId } = call.operator;
    const now = platform.clock.now();
    await inTransaction(platform.db, async (tx) => {
      await endSession(tx, sessionId, now);
      await recordDeskAction(tx, { by: name, action: 'desk.sign-out', subject: name, facts: {}, happenedAt: now });
    });
    call.clearCookie(deskCookie, deskCookieScope);
    return done;
  });

  mount(at, calls.beginEnrolment, async (call) => {
    const begun = await beginEnrolment(platform, call.body.key);
    return isRefusal(begun) ? begun : ok(begun);
  });

  mount(at, calls.completeEnrolment, async (call) => {
    const completed = await completeEnrolment(platform, call.body);
    return isRefusal(completed) ? completed : done;
  });
}

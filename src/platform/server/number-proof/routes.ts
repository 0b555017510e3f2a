// Calls that verify a number for a unique id, for the sources of the areas.

import { ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import * as calls from '#platform/number-proof.ts';
import { mount, type Mounting } from '../http/route.ts';
import { retryAfter } from '../one-time-code/retry-after.ts';
import { lineCookie, noteLine } from '../partners/embedded-recognition.ts';
import { recogniseNumber, resendNumberCode, sendNumberCode, verifyNumberCode } from './prove-number.ts';
import { isUniqueIdCookie, newUniqueIdCookie, uniqueIdCookie, uniqueIdCookieScope, uniqueIdOf } from './unique-id.ts';

export function numberProofRoutes(at: Mounting, sources: readonly string[]): void {
  const { platform } = at;
  const keyOf = (call: { headers: { 'unique-id': string }; query: { source: string } }) => ({
    uniqueId: call.headers['unique-id'],
    source: call.query.source,
  });
  const isUnknown = (source: string) => !sources.includes(source);

  mount(at, calls.issueUniqueId, (call) => {
    const kept = call.cookie(uniqueIdCookie);
    const cookie = isUniqueIdCookie(kept) ? kept : newUniqueIdCookie();
    if (cookie !== kept) call.setCookie(uniqueIdCookie, cookie, uniqueIdCookieScope);
    return ok({ unique_id: uniqueIdOf(cookie) });
  });

  mount(at, calls.recognitionHost, async (call) => {
    const now = platform.clock.now();
    const token = await noteLine(platform.db, call.query.uniqueId, call.cookie(lineCookie), now);
    return ok({ recognized: token !== null, token });
  });

  mount(at, calls.recogniseNumber, (call) =>
    isUnknown(call.query.source)
      ? refuse('EC_Not_Found')
      : recogniseNumber(platform, keyOf(call), {
          token: call.headers['recognition-token'],
          remoteAddress: call.remoteAddress,
        }),
  );

  mount(at, calls.sendNumberCode, async (call) => {
    if (isUnknown(call.query.source)) return refuse('EC_Not_Found');
    if (!(await platform.captcha.verify(call.body?.recaptcha, call.remoteAddress)))
      return refuse('EC_Invalid_Recaptcha');
    return call.change((tx) =>
      sendNumberCode(platform, tx, keyOf(call), { ...call, ...call.query, onSent: retryAfter(call) }),
    );
  });

  mount(at, calls.resendNumberCode, async (call) => {
    if (isUnknown(call.query.source)) return refuse('EC_Not_Found');
    return call.change((tx) =>
      resendNumberCode(platform, tx, keyOf(call), { ...call, ...call.query, onSent: retryAfter(call) }),
    );
  });

  mount(at, calls.verifyNumberCode, async (call) => {
    if (isUnknown(call.query.source)) return refuse('EC_Not_Found');
    return call.change((tx) => verifyNumberCode(platform, tx, keyOf(call), call.query.code));
  });
}

import { accepted, done } from '#platform/endpoint.ts';
import { isRefusal } from '#platform/errors.ts';
import { guardPassword } from '#platform/server/guard-password.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import * as calls from '../contract.ts';
import { cancelEmailChange } from './cancel-email-change.ts';
import { changeEmail } from './change-email.ts';
import { confirmEmail } from './confirm-email.ts';
import { resendEmailChange } from './resend-email-change.ts';

export function emailRoutes(at: Mounting): void {
  const { platform } = at;
  const { storage: storageKey } = platform.keys;
  const now = () => platform.clock.now();

  mount(at, calls.changeEmail, async (call) => {
    const { accountId } = call.caller;
    const guarded = await guardPassword(platform, call.caller, call.body.password);
    if (isRefusal(guarded)) return guarded;
    const asked = {
      ...guarded,
      accountId,
      newEmail: call.body.new_email,
      origin: call.ownOrigin,
      storageKey,
      now: now(),
    };
    return call.change(async (tx) => (await changeEmail(tx, asked)) ?? accepted);
  });

  mount(at, calls.resendEmailChange, (call) => {
    const request = { accountId: call.caller.accountId, origin: call.ownOrigin, storageKey, now: now() };
    return call.change(async (tx) => (await resendEmailChange(tx, request)) ?? accepted);
  });

  mount(at, calls.cancelEmailChange, (call) => {
    const who = { accountId: call.caller.accountId, now: now() };
    return call.change(async (tx) => (await cancelEmailChange(tx, who)) ?? done);
  });

  mount(at, calls.confirmEmail, async (call) => {
    const { remoteAddress, body } = call;
    return (await confirmEmail(platform, { ...body, remoteAddress })) ?? done;
  });
}

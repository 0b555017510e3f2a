import { done, ok } from '#platform/endpoint.ts';
import { isRefusal } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { signInCookie } from '#platform/server/sign-in-cookie.ts';
import * as calls from '../contract.ts';
import { checkVouched, readVouchedProfile, registerVouched } from './register-vouched.ts';

export function vouchedRoutes(at: Mounting): void {
  const { platform } = at;

  mount(at, calls.readVouchedProfile, async (call) => {
    const request = { token: call.headers['registration-token'], cookie: call.cookie(signInCookie) };
    const profile = await readVouchedProfile(platform, request);
    return isRefusal(profile) ? profile : ok(profile);
  });

  mount(at, calls.registerVouched, async (call) => {
    const { Token: token, Password: password, Language: language } = call.body;
    const request = { token, cookie: call.cookie(signInCookie) };
    const checked = await checkVouched(platform, { ...request, password });
    if (isRefusal(checked)) return checked;
    return call.change(async (tx) => {
      const given = { ...request, ...checked, language, origin: call.ownOrigin };
      const registered = await registerVouched(platform, tx, given);
      return isRefusal(registered) ? registered : done;
    });
  });
}

import { accepted, done } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import * as calls from '../contract.ts';
import { askForPasswordLink } from './ask-for-password-link.ts';
import { setNewPassword } from './set-new-password.ts';

export function passwordRoutes(at: Mounting): void {
  const { platform } = at;

  mount(at, calls.forgottenPassword, async (call) => {
    const { username, recaptcha } = call.body;
    if (!(await platform.captcha.verify(recaptcha, call.remoteAddress))) return refuse('EC_Invalid_Recaptcha');
    const asked = { username, remoteAddress: call.remoteAddress, origin: call.ownOrigin };
    return call.change(async (tx) => (await askForPasswordLink(platform, tx, asked)) ?? accepted);
  });

  mount(at, calls.setNewPassword, async (call) => (await setNewPassword(platform, call.body)) ?? done);
}

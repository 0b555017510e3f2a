import { isRefusal, refuse } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { reopenRegistration as reopenCall } from '../../contract.ts';
import { ownBrowserCookie, ownBrowserCookieScope } from '../../server/own-browser.ts';
import { correlationIdOf } from '../../server/workflow-ids.ts';
import { answer, answerWith, contextOf, resendingOf } from '../../server/workflow-request.ts';
import * as calls from '../contract.ts';
import { activateEmail, findActivation } from './activate-email.ts';
import { reopenRegistration } from './reopen-registration.ts';
import { resendActivationMail } from './resend-activation-mail.ts';
import { checkRegistration, startRegistration } from './start-registration.ts';

export function accountRoutes(at: Mounting): void {
  const { platform } = at;

  mount(at, calls.startRegistration, async (call) => {
    const { Email, Password, Recaptcha, OperatingSystem, Language } = call.body;
    const asked = {
      email: Email.trim(),
      password: Password,
      captcha: Recaptcha,
      language: Language,
      operatingSystem: OperatingSystem,
      ...contextOf(platform, call),
    };
    const checked = await checkRegistration(platform, asked);
    if (isRefusal(checked)) return checked;
    return call.change(async (tx) => {
      const workflow = await startRegistration(platform, tx, { ...asked, ...checked });
      if (isRefusal(workflow)) return workflow;
      const correlationId = correlationIdOf(platform, workflow);
      call.setCookie(ownBrowserCookie, correlationId, ownBrowserCookieScope);
      return answer(platform, tx, workflow);
    });
  });

  mount(at, reopenCall, async (call) => {
    const { Email, Password: password } = call.body;
    const { remoteAddress } = call;
    return answerWith(
      platform,
      platform.db,
      await reopenRegistration(platform, { email: Email.trim(), password, remoteAddress }),
    );
  });

  mount(at, calls.activateRegistration, async (call) => {
    const { code, email } = call.query;
    const activation = await findActivation(platform, {
      email,
      correlationId: call.headers['workflow-correlation-id'],
      cookie: call.cookie(ownBrowserCookie),
      password: call.body?.Password,
    });
    if (!activation) return refuse('EC_Wrong_Verification_Code');
    return call.change(async (tx) =>
      answerWith(platform, tx, await activateEmail(platform, tx, { ...activation, code })),
    );
  });

  mount(at, calls.resendActivationEmail, (call) =>
    call.change((tx) => resendActivationMail({ ...resendingOf(platform, call), tx, to: call.body })),
  );
}

import { done, ok } from '#platform/endpoint.ts';
import { isRefusal, refuse, type Refusal } from '#platform/errors.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { hashOf } from '#platform/server/http/caller.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import * as calls from '../contract.ts';
import * as resends from '../resend-contract.ts';
import { activateEmail, findActivation } from './activate-email.ts';
import { refusalToCaller } from './live-workflow.ts';
import { guardActivation, ownBrowserCookie, ownBrowserCookieScope } from './own-browser.ts';
import { presentWorkflow } from './present.ts';
import { resendActivationMail, resendApproval, resendNotOwner, resendSecurityCode, resendSms } from './resend.ts';
import { reopenRegistration } from './reopen-registration.ts';
import { startAddService } from './start-add-service.ts';
import { checkRegistration, startRegistration } from './start-registration.ts';
import { readLanding, takeLanding } from './take-landing.ts';
import { takeSignal } from './take-signal.ts';
import { correlationIdOf } from './workflow-ids.ts';
import { findWorkflow, type WorkflowRow } from './workflow-store.ts';

type RequestOrigin = { remoteAddress: string; ownOrigin: string; setHeader(name: string, value: string): void };

export function registrationRoutes(at: Mounting): void {
  const { platform } = at;

  const contextOf = (call: RequestOrigin) => ({
    platform,
    remoteAddress: call.remoteAddress,
    origin: call.ownOrigin,
    now: platform.clock.now(),
    onSent: (seconds: number) => call.setHeader('retry-after', String(seconds)),
  });
  const answer = async (db: Queryable, workflow: WorkflowRow) =>
    ok(
      await presentWorkflow(db, workflow, {
        correlationId: correlationIdOf(platform, workflow.workflow_id),
        now: platform.clock.now(),
      }),
    );
  const answerWith = async <Refused extends Refusal>(db: Queryable, outcome: WorkflowRow | Refused) =>
    'refused' in outcome ? outcome : answer(db, outcome);

  mount(at, calls.startRegistration, async (call) => {
    const { Email, Password, Recaptcha, OperatingSystem, Language } = call.body;
    const asked = {
      email: Email.trim(),
      password: Password,
      captcha: Recaptcha,
      language: Language,
      operatingSystem: OperatingSystem,
      ...contextOf(call),
    };
    const checked = await checkRegistration(platform, asked);
    if (isRefusal(checked)) return checked;
    return call.change(async (tx) => {
      const workflow = await startRegistration(platform, tx, { ...asked, ...checked });
      if (isRefusal(workflow)) return workflow;
      const correlationId = correlationIdOf(platform, workflow.workflow_id);
      call.setCookie(ownBrowserCookie, correlationId, ownBrowserCookieScope);
      return answer(tx, workflow);
    });
  });

  mount(at, calls.startAddService, (call) =>
    call.change(async (tx) => {
      const { Language: language, OperatingSystem: operatingSystem } = call.body;
      const { accountId } = call.caller;
      return answerWith(tx, await startAddService(platform, tx, { accountId, language, operatingSystem }));
    }),
  );

  mount(at, calls.reopenRegistration, async (call) => {
    const { Email, Password: password } = call.body;
    const { remoteAddress } = call;
    return answerWith(
      platform.db,
      await reopenRegistration(platform, { email: Email.trim(), password, remoteAddress }),
    );
  });

  mount(at, calls.readWorkflow, async (call) => {
    const workflow = await findWorkflow(platform.db, hashOf(call.headers['workflow-correlation-id']));
    if (!workflow) return refuse('EC_Expired_Or_Completed_Registration');
    const refused = refusalToCaller(workflow, call.caller?.accountId, platform.clock.now());
    return refused ?? answer(platform.db, workflow);
  });

  mount(at, calls.sendSignal, (call) =>
    call.change(async (tx) => {
      const context = { ...contextOf(call), tx, accountId: call.caller?.accountId };
      return answerWith(tx, await takeSignal(context, call.body));
    }),
  );

  mount(at, calls.readLanding, async (call) => {
    const page = await readLanding(platform, {
      landingId: call.headers['workflow-correlation-id'],
      cookie: call.cookie(ownBrowserCookie),
    });
    return isRefusal(page) ? page : ok(page);
  });

  mount(at, calls.sendLanding, async (call) => {
    const { signalName, workflowCorrelationId: landingId, Password: password } = call.body;
    const activation = { landingId, password, cookie: call.cookie(ownBrowserCookie) };
    const refused = signalName === 'EmailActivated' ? await guardActivation(platform, activation) : null;
    if (refused) return refused;
    return call.change(async (tx) => {
      const taken = await takeLanding(platform, tx, { signalName, landingId, origin: call.ownOrigin });
      if (isRefusal(taken)) return taken;
      // Only the reader of the registrant's own e-mail may continue the workflow.
      const told = signalName === 'EmailActivated' ? correlationIdOf(platform, taken.workflow_id) : landingId;
      return ok(await presentWorkflow(tx, taken, { correlationId: told, now: platform.clock.now() }));
    });
  });

  mount(at, resends.approveRegistration, (call) =>
    call.change(async (tx) => {
      const signalName = call.query.approve ? 'ApprovalGiven' : 'ApprovalRefused';
      const taken = await takeLanding(platform, tx, { signalName, landingId: call.query.key, origin: call.ownOrigin });
      return isRefusal(taken) ? taken : done;
    }),
  );

  mount(at, resends.activateRegistration, async (call) => {
    const { code, email } = call.query;
    const activation = await findActivation(platform, {
      email,
      correlationId: call.headers['workflow-correlation-id'],
      cookie: call.cookie(ownBrowserCookie),
      password: call.body?.Password,
    });
    if (!activation) return refuse('EC_Wrong_Verification_Code');
    return call.change(async (tx) => answerWith(tx, await activateEmail(platform, tx, { ...activation, code })));
  });

  type Resending = RequestOrigin & { headers: { 'workflow-correlation-id'?: string } };
  const resendingOf = (call: Resending) => ({
    ...contextOf(call),
    correlationId: call.headers['workflow-correlation-id'],
  });

  mount(at, resends.resendActivationEmail, (call) =>
    call.change((tx) => resendActivationMail({ ...resendingOf(call), tx, to: call.body })),
  );
  mount(at, resends.resendSmsCode, (call) =>
    call.change((tx) => resendSms({ ...resendingOf(call), tx, to: { smsRecipient: call.body.msisdn } })),
  );
  mount(at, resends.resendApprovalEmail, (call) =>
    call.change((tx) => resendApproval({ ...resendingOf(call), tx, to: call.body })),
  );
  mount(at, resends.resendNotOwnerVerification, (call) =>
    call.change((tx) => resendNotOwner({ ...resendingOf(call), tx, to: call.body })),
  );
  mount(at, resends.resendCodeOnRegistration, (call) =>
    call.change((tx) => resendSecurityCode({ ...resendingOf(call), tx, to: call.body }, call.body.pid)),
  );
}

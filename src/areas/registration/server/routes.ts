import { ok } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { hashOf } from '#platform/server/http/caller.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { accountRoutes } from '../account/server/routes.ts';
import { addServiceRoutes } from '../add-service/server/routes.ts';
import * as calls from '../contract.ts';
import { ownershipRoutes } from '../ownership/server/routes.ts';
import { vouchedRoutes } from '../vouched/server/routes.ts';
import { refusalToCaller } from './live-workflow.ts';
import { guardActivation, ownBrowserCookie } from './own-browser.ts';
import { presentWorkflow } from './present.ts';
import { readLanding, takeLanding } from './take-landing.ts';
import { takeSignal } from './take-signal.ts';
import { correlationIdOf } from './workflow-ids.ts';
import { answer, answerWith, contextOf } from './workflow-request.ts';
import { findWorkflow } from './workflow-store.ts';

export function registrationRoutes(at: Mounting): void {
  accountRoutes(at);
  addServiceRoutes(at);
  workflowRoutes(at);
  ownershipRoutes(at);
  vouchedRoutes(at);
}

function workflowRoutes(at: Mounting): void {
  const { platform } = at;

  mount(at, calls.readWorkflow, async (call) => {
    const workflow = await findWorkflow(platform.db, hashOf(call.headers['workflow-correlation-id']));
    if (!workflow) return refuse('EC_Expired_Or_Completed_Registration');
    const refused = refusalToCaller(workflow, call.caller?.accountId, platform.clock.now());
    return refused ?? answer(platform, platform.db, workflow);
  });

  mount(at, calls.sendSignal, (call) =>
    call.change(async (tx) => {
      const context = { ...contextOf(platform, call), tx, accountId: call.caller?.accountId };
      return answerWith(platform, tx, await takeSignal(context, call.body));
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
      const told = signalName === 'EmailActivated' ? correlationIdOf(platform, taken) : landingId;
      return ok(await presentWorkflow(tx, taken, { correlationId: told, now: platform.clock.now() }));
    });
  });
}

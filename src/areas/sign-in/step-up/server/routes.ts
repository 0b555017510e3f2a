import { ok } from '#platform/endpoint.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { findPasskeys } from '../../server/passkeys/passkey-store.ts';
import * as calls from '../contract.ts';
import { checkPasswordFactor, confirmStepUp } from './confirm-step-up.ts';
import { presentOptions } from './present.ts';
import { cancelRecovery, cancelRecoveryByLink, requestRecovery } from './recover.ts';
import { sendStepUpCode } from './send-step-up-code.ts';
import { findConfirmingNumbers, findRecovery, findStepUpEnd } from './step-up-store.ts';

export function stepUpRoutes(at: Mounting): void {
  const { platform } = at;

  mount(at, calls.stepUpOptions, async (call) => {
    const now = platform.clock.now();
    const numbers = await findConfirmingNumbers(platform.db, call.caller);
    const until = await findStepUpEnd(platform.db, call.caller);
    const recovery = await findRecovery(platform.db, call.caller.accountId, now);
    const hasPasskey = (await findPasskeys(platform.reads, call.caller.accountId)).length > 0;
    return ok(presentOptions({ numbers, hasPasskey, until, recovery, sessionId: call.caller.sessionId, now }));
  });

  mount(at, calls.sendStepUpCode, (call) => {
    const request = { ...call.caller, msisdn: call.body.msisdn, remoteAddress: call.remoteAddress };
    return call.change((tx) => sendStepUpCode(platform, tx, request));
  });

  mount(at, calls.confirmStepUp, async (call) => {
    const refused = await checkPasswordFactor(platform, call.caller, call.body);
    return (
      refused ?? call.change((tx) => confirmStepUp(platform, tx, { ...call.caller, origin: call.ownOrigin }, call.body))
    );
  });

  mount(at, calls.requestRecovery, (call) =>
    call.change((tx) => requestRecovery(platform, tx, { ...call.caller, origin: call.ownOrigin })),
  );

  mount(at, calls.cancelRecovery, (call) => call.change((tx) => cancelRecovery(platform, tx, call.caller.accountId)));

  mount(at, calls.cancelRecoveryByLink, (call) => cancelRecoveryByLink(platform, call.body.token));
}

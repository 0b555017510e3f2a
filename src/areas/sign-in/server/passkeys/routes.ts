import { ok } from '#platform/endpoint.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { signInCookie } from '../session-cookie.ts';
import * as calls from '../../passkeys/contract.ts';
import { addPasskey, startPasskey } from './add-passkey.ts';
import { askForPasskey, authenticateByPasskey } from './authenticate-by-passkey.ts';
import { removePasskey, renamePasskey } from './change-passkey.ts';
import { findPasskeys } from './passkey-store.ts';
import { presentPasskey } from './present.ts';
import { askForStepUpPasskey } from './step-up-by-passkey.ts';

export function passkeyRoutes(at: Mounting): void {
  const { platform } = at;

  mount(at, calls.listPasskeys, async (call) =>
    ok((await findPasskeys(call.reads, call.caller.accountId)).map(presentPasskey)),
  );

  mount(at, calls.startPasskey, (call) => startPasskey(platform, call.caller, call.ownOrigin));

  mount(at, calls.addPasskey, (call) =>
    call.change((tx) => addPasskey(platform, tx, call.caller, { ...call.body, origin: call.ownOrigin })),
  );

  mount(at, calls.renamePasskey, (call) => {
    const key = { accountId: call.caller.accountId, passkeyId: call.params.passkeyId };
    return call.change((tx) => renamePasskey(platform, tx, key, call.body.name));
  });

  mount(at, calls.removePasskey, (call) => {
    const key = { accountId: call.caller.accountId, passkeyId: call.params.passkeyId };
    return call.change((tx) => removePasskey(platform, tx, key));
  });

  mount(at, calls.askForPasskey, (call) =>
    askForPasskey(platform, {
      sessionId: call.body.session_id,
      signInCookie: call.cookie(signInCookie),
      origin: call.ownOrigin,
    }),
  );

  mount(at, calls.authenticateByPasskey, (call) =>
    authenticateByPasskey(platform, {
      sessionId: call.body.session_id,
      assertion: call.body.assertion,
      signInCookie: call.cookie(signInCookie),
      origin: call.ownOrigin,
      remoteAddress: call.remoteAddress,
    }),
  );

  mount(at, calls.askForStepUpPasskey, (call) => askForStepUpPasskey(platform, call.caller, call.ownOrigin));
}

import { ok } from '#platform/endpoint.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import * as calls from '../contract.ts';
import { changeCode } from './change-code.ts';
import { confirmCode } from './confirm-code.ts';
import { createCode } from './create-code.ts';
import { presentEligibility, presentEntry } from './present.ts';
import { addReceivingNumber, changeReceivingNumber } from './receiving-number.ts';
import { resetCode, sendAnother } from './send-new-code.ts';
import { findEntries, findEntry } from './store.ts';

type PidCall = { caller: { accountId: number }; customerId: number; body: { pid: string }; remoteAddress: string };

export function securityCodeRoutes(at: Mounting): void {
  const { platform } = at;
  const askerOf = ({ caller, customerId, body, remoteAddress }: PidCall) => ({
    accountId: caller.accountId,
    customerId,
    pid: body.pid,
    remoteAddress,
  });

  mount(at, calls.securityCodeEntries, async (call) =>
    ok((await findEntries(platform.db, call.caller.accountId)).map(presentEntry)),
  );
  mount(at, calls.securityCodeEligibility, async (call) =>
    ok(presentEligibility(await findEntry(platform.db, call.caller.accountId, call.customerId))),
  );
  mount(at, calls.createSecurityCode, (call) => {
    const { msisdn, contract } = call.body;
    return call.change((tx) => createCode(platform, tx, { ...askerOf(call), msisdn, contract }));
  });
  mount(at, calls.confirmSecurityCode, (call) =>
    call.change((tx) => confirmCode(platform, tx, { ...askerOf(call), code: call.body.code })),
  );
  mount(at, calls.sendSecurityCode, (call) => call.change((tx) => sendAnother(platform, tx, askerOf(call))));
  mount(at, calls.resetSecurityCode, (call) => call.change((tx) => resetCode(platform, tx, askerOf(call))));
  mount(at, calls.changeSecurityCode, (call) => {
    const { old_code: oldCode, new_code: newCode } = call.body;
    return call.change((tx) => changeCode(platform, tx, { ...askerOf(call), oldCode, newCode }));
  });
  mount(at, calls.changeReceivingNumber, (call) => {
    const { msisdn, code } = call.body;
    return call.change((tx) => changeReceivingNumber(platform, tx, { ...askerOf(call), msisdn, code }));
  });
  mount(at, calls.addReceivingNumber, (call) => {
    const { msisdn, code } = call.body;
    return call.change((tx) => addReceivingNumber(platform, tx, { ...askerOf(call), msisdn, code }));
  });
}

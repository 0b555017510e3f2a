import { ok } from '#platform/endpoint.ts';
import { isRefusal } from '#platform/errors.ts';
import { sentNumber } from '#platform/msisdn.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { esigningStatus } from '../../contract.ts';
import { retryAfter } from '#platform/server/one-time-code/retry-after.ts';
import { findSignables } from '../../server/signable.ts';
import { findPids } from '../../server/subscription-store.ts';
import * as calls from '../contract.ts';
import { confirmNumber } from './confirm-number.ts';
import { presentStatus } from './present.ts';
import { requestNumber } from './request-number.ts';
import { stopSigning } from './stop-signing.ts';

export function activationRoutes(at: Mounting): void {
  const { platform } = at;
  const now = () => platform.clock.now();

  mount(at, esigningStatus, async (call) =>
    ok((await findPids(platform.db, call.caller.accountId)).map(presentStatus)),
  );

  mount(at, calls.requestEsigning, (call) =>
    call.change(async (tx) => {
      const { document_id: documentId } = call.body;
      const signables = await findSignables(tx, call.customerId, documentId === undefined ? [] : [documentId], now());
      if (isRefusal(signables)) return signables;
      return requestNumber(platform, tx, {
        kind: 'first',
        accountId: call.caller.accountId,
        customerId: call.customerId,
        msisdn: sentNumber(call.body.msisdn),
        remoteAddress: call.remoteAddress,
        signable: signables[0] ?? null,
        onSent: retryAfter(call),
      });
    }),
  );

  mount(at, calls.requestEsigningNumber, (call) =>
    call.change((tx) =>
      requestNumber(platform, tx, {
        kind: 'other',
        accountId: call.caller.accountId,
        customerId: call.customerId,
        msisdn: sentNumber(call.body.msisdn),
        remoteAddress: call.remoteAddress,
        signable: null,
        onSent: retryAfter(call),
      }),
    ),
  );

  mount(at, calls.confirmEsigning, (call) => {
    const { caller, customerId, body } = call;
    const given = { accountId: caller.accountId, customerId, msisdn: sentNumber(body.msisdn), code: body.code };
    return call.change((tx) => confirmNumber(platform, tx, given));
  });

  mount(at, calls.stopEsigning, (call) => {
    const given = { accountId: call.caller.accountId, customerId: call.customerId, now: now() };
    return call.change((tx) => stopSigning(tx, given));
  });
}

import { done } from '#platform/endpoint.ts';
import { isRefusal } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { takeLanding } from '../../server/take-landing.ts';
import { resendingOf } from '../../server/workflow-request.ts';
import * as calls from '../contract.ts';
import { resendApproval, resendNotOwner, resendSecurityCode, resendSms } from './resend-proof.ts';

export function ownershipRoutes(at: Mounting): void {
  const { platform } = at;

  mount(at, calls.approveRegistration, (call) =>
    call.change(async (tx) => {
      const signalName = call.query.approve ? 'ApprovalGiven' : 'ApprovalRefused';
      const taken = await takeLanding(platform, tx, { signalName, landingId: call.query.key, origin: call.ownOrigin });
      return isRefusal(taken) ? taken : done;
    }),
  );

  mount(at, calls.resendSmsCode, (call) =>
    call.change((tx) => resendSms({ ...resendingOf(platform, call), tx, to: { smsRecipient: call.body.msisdn } })),
  );

  mount(at, calls.resendApprovalEmail, (call) =>
    call.change((tx) => resendApproval({ ...resendingOf(platform, call), tx, to: call.body })),
  );

  mount(at, calls.resendNotOwnerVerification, (call) =>
    call.change((tx) => resendNotOwner({ ...resendingOf(platform, call), tx, to: call.body })),
  );

  mount(at, calls.resendCodeOnRegistration, (call) =>
    call.change((tx) => resendSecurityCode({ ...resendingOf(platform, call), tx, to: call.body }, call.body.pid)),
  );
}

// The calls of digital extras: reading how a number stands, and changing it.

import { sofiaDay } from '#platform/clock.ts';
import { ok } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import {
  activate,
  activateAsPaid as activateAsPaidCall,
  cancelDeactivation as cancelCall,
  deactivate,
  eligibility,
  resendActivation as resendActivationCall,
  sendVerificationCode as sendCodeCall,
  swapEligibility,
} from '../contract.ts';
import { activateAsPaid } from './activate-as-paid.ts';
import { activateExtras, answerBeforehand } from './activate-extras.ts';
import { cancelDeactivation } from './cancel-deactivation.ts';
import { beginChange, isPrepaidTv } from './change.ts';
import { deactivateExtra } from './deactivate-extra.ts';
import { findNumber } from './extras-store.ts';
import { careRoutes } from './care-routes.ts';
import { resendActivation } from './partner-code.ts';
import { partnerRoutes } from './partner-routes.ts';
import { presentNumber } from './present.ts';
import { sendVerificationCode } from './send-verification-code.ts';
import { swapChoices } from './swap-choices.ts';
import { swapExtra } from './swap-extra.ts';

export function digitalExtrasRoutes(at: Mounting): void {
  const { platform } = at;

  mount(at, eligibility, async (call) => {
    const number = await findNumber(platform, call.service);
    if (isPrepaidTv(number)) return refuse('EC_Prepaid_Tv_Is_Not_Eligible');
    return ok(presentNumber(number, call.language, sofiaDay(platform.clock.now())));
  });

  mount(at, swapEligibility, async (call) => {
    const number = await findNumber(platform, call.service);
    const choices = swapChoices(number, call.query.code, call.language, sofiaDay(platform.clock.now()));
    return isRefusal(choices) ? choices : ok(choices);
  });

  mount(at, activate, async (call) => {
    const number = await findNumber(platform, call.service);
    const beforehand = answerBeforehand(number, call.body.codes);
    if (beforehand) return beforehand;
    return call.change(async (tx) => {
      const change = await beginChange(platform, tx, call);
      return isRefusal(change) ? change : activateExtras(change, call.body.codes, call.body.verification_code);
    });
  });

  mount(at, activateAsPaidCall, (call) =>
    call.change(async (tx) => {
      const change = await beginChange(platform, tx, call);
      return isRefusal(change) ? change : activateAsPaid(change, call.body.code, call.body.verification_code);
    }),
  );

  mount(at, deactivate, (call) =>
    call.change(async (tx) => {
      const change = await beginChange(platform, tx, call);
      if (isRefusal(change)) return change;
      const { type, code, substitutionExtraCode, verificationCode, keepSubscriptionPaid = false } = call.query;
      if (substitutionExtraCode === undefined) return deactivateExtra(change, type, code);
      const swap = { code, substitution: substitutionExtraCode, verificationCode, keepPaid: keepSubscriptionPaid };
      return swapExtra(change, swap);
    }),
  );

  mount(at, cancelCall, (call) =>
    call.change(async (tx) => {
      const change = await beginChange(platform, tx, call);
      return isRefusal(change) ? change : cancelDeactivation(change, call.body.code);
    }),
  );

  mount(at, sendCodeCall, (call) =>
    call.change(async (tx) => {
      const change = await beginChange(platform, tx, call);
      if (isRefusal(change)) return change;
      const { extra_codes: codes, verification_msisdn: verificationMsisdn, as_paid: asPaid = false } = call.body;
      return sendVerificationCode(change, { codes, asPaid, verificationMsisdn, remoteAddress: call.remoteAddress });
    }),
  );

  mount(at, resendActivationCall, (call) =>
    call.change(async (tx) => {
      const change = await beginChange(platform, tx, call);
      return isRefusal(change) ? change : resendActivation(change, call.body.code, call.remoteAddress);
    }),
  );

  careRoutes(at);
  partnerRoutes(at);
}

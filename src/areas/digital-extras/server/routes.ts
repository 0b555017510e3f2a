// The calls of digital extras: reading a number, changing it, and the calls of the modules.

import { sofiaDay } from '#platform/clock.ts';
import { ok } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import * as calls from '../contract.ts';
import { donationRoutes } from '../donation/server/routes.ts';
import { homeAssistanceRoutes } from '../home-assistance/server/routes.ts';
import { insuranceRoutes } from '../insurance/server/routes.ts';
import { partnerContentRoutes } from '../partner-content/server/routes.ts';
import { protectionRoutes } from '../protection/server/routes.ts';
import { schoolRoutes } from '../school/server/routes.ts';
import { streamingRoutes } from '../streaming/server/routes.ts';
import { activateAsPaid } from './activate-as-paid.ts';
import { activateExtras, answerWithoutLock, unavailablePartners } from './activate-extras.ts';
import { cancelDeactivation } from './cancel-deactivation.ts';
import { isPrepaidTv } from './change.ts';
import { deactivateExtra } from './deactivate-extra.ts';
import type { ExtrasPartners } from './extras-partners.ts';
import { findNumber } from './extras-store.ts';
import { inChange, mountChange } from './mount-change.ts';
import { presentNumber } from './present.ts';
import { resendActivation } from './resend-activation.ts';
import { sendVerificationCode } from './send-verification-code.ts';
import { swapChoices } from './swap-choices.ts';
import { swapExtra } from './swap-extra.ts';

export function digitalExtrasRoutes(at: Mounting, partners: ExtrasPartners): void {
  readingRoutes(at);
  changingRoutes(at, partners);
  streamingRoutes(at, partners.streaming);
  partnerContentRoutes(at);
  insuranceRoutes(at);
  protectionRoutes(at, partners.protection);
  schoolRoutes(at);
  donationRoutes(at);
  homeAssistanceRoutes(at, partners.insurer);
}

function readingRoutes(at: Mounting): void {
  const { platform } = at;

  mount(at, calls.extrasEligibility, async (call) => {
    const number = await findNumber(platform, call.service);
    if (isPrepaidTv(number)) return refuse('EC_Prepaid_Tv_Is_Not_Eligible');
    return ok(presentNumber(number, call.language, sofiaDay(platform.clock.now())));
  });

  mount(at, calls.swapEligibility, async (call) => {
    const number = await findNumber(platform, call.service);
    if (isPrepaidTv(number)) return refuse('EC_Prepaid_Tv_Is_Not_Eligible');
    const choices = swapChoices(number, call.query.code, call.language, sofiaDay(platform.clock.now()));
    return isRefusal(choices) ? choices : ok(choices);
  });
}

function changingRoutes(at: Mounting, { streaming }: ExtrasPartners): void {
  mount(at, calls.activateExtras, async (call) => {
    const number = await findNumber(at.platform, call.service);
    const { codes, verification_code: verificationCode } = call.body;
    const answer = answerWithoutLock(number, codes);
    if (answer) return answer;
    const unavailable = await unavailablePartners(streaming, number, codes);
    return inChange(at, call, (change) => activateExtras(change, codes, verificationCode, unavailable));
  });

  mountChange(at, calls.activateExtraAsPaid, (change, { body }) =>
    activateAsPaid(change, body.code, body.verification_code),
  );

  mountChange(at, calls.deactivateExtra, (change, { query }) => {
    const { type, code, substitutionExtraCode: substitution, verificationCode } = query;
    if (substitution === undefined) return deactivateExtra(change, type, code);
    return swapExtra(change, { code, substitution, verificationCode, keepPaid: query.keepSubscriptionPaid ?? false });
  });

  mountChange(at, calls.cancelDeactivation, (change, { body }) => cancelDeactivation(change, body.code));

  mountChange(at, calls.sendVerificationCode, (change, { body, remoteAddress }) => {
    const { extra_codes: codes, verification_msisdn: verificationMsisdn, as_paid: asPaid = false } = body;
    return sendVerificationCode(change, { codes, asPaid, verificationMsisdn, remoteAddress });
  });

  mountChange(at, calls.resendActivation, (change, { body, remoteAddress }) =>
    resendActivation(change, body.code, remoteAddress),
  );
}

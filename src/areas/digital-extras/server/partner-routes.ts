// The calls about what partners hold: streaming plans and accounts, content, insurance, protection, codes.

import { ok } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { priceOf } from '#platform/money.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import {
  enlightenmentCode,
  insuranceDetails,
  netProtectToken,
  partnerContentStatus,
  resendPartnerCode as resendCall,
  verifyPartnerContent as verifyCall,
} from '../partner-contract.ts';
import {
  downgradePlan,
  familyEligibility,
  streamingAccountRecovery,
  streamingStatus,
  upgradePlan,
} from '../streaming-contract.ts';
import { isActive } from '../lists.ts';
import { beginChange, extraOf } from './change.ts';
import { changePlan } from './change-plan.ts';
import type { ExtraRow } from './catalogue.ts';
import { findNumber } from './extras-store.ts';
import { resendPartnerCode, verifyPartnerContent } from './partner-code.ts';
import { findEnlightenmentCode, findPartnerContent } from './partner-store.ts';
import { plansAround } from './plans.ts';
import { findInsurance } from './policy-store.ts';
import { protectionToken } from './protection-token.ts';
import { streamingAccount } from './streaming-account.ts';

export function partnerRoutes(at: Mounting): void {
  const { platform } = at;

  mount(at, upgradePlan, (call) =>
    call.change(async (tx) => {
      const change = await beginChange(platform, tx, call);
      const { code, code_to_upgrade_with: to } = call.body;
      return isRefusal(change) ? change : changePlan(change, 'upgrades', code, to);
    }),
  );

  mount(at, downgradePlan, (call) =>
    call.change(async (tx) => {
      const change = await beginChange(platform, tx, call);
      const { code, code_to_downgrade_with: to } = call.body;
      return isRefusal(change) ? change : changePlan(change, 'downgrades', code, to);
    }),
  );

  mount(at, familyEligibility, async (call) => {
    const number = await findNumber(platform, call.service);
    const plan = extraOf({ number }, call.query.code);
    if (!plan || plan.status === 'Inactive') return refuse('EC_Already_Inactive');
    const { upgrades, downgrades } = plansAround(plan, number.extras);
    const present = ({ code, name_bg, name_en, regular_price_cents: cents }: ExtraRow) => ({
      code,
      name: call.language === 'bg' ? name_bg : name_en,
      regular_price_currency: priceOf(cents),
    });
    return ok({ available_upgrades: upgrades.map(present), available_downgrades: downgrades.map(present) });
  });

  mount(at, streamingStatus, async (call) => {
    const account = await streamingAccount(platform, call.service, call.query.code);
    return isRefusal(account) ? account : ok({ status: account.status, link: account.link });
  });

  mount(at, streamingAccountRecovery, async (call) => {
    const account = await streamingAccount(platform, call.service, call.query.code);
    return isRefusal(account) ? account : ok({ link: account.recoveryLink });
  });

  mount(at, netProtectToken, async (call) => {
    const number = await findNumber(platform, call.service);
    const isProtected = number.extras.some((extra) => extra.kind === 'net-protect' && isActive(extra));
    return isProtected ? ok(await protectionToken(platform, call.service.serviceId)) : refuse('EC_Already_Inactive');
  });

  mount(at, insuranceDetails, async (call) => {
    const policy = await findInsurance(platform.db, { ...call.service, code: call.query.extraCode });
    if (!policy || policy.status === 'Ended') return refuse('EC_Already_Inactive');
    if (policy.status === 'Deactivating') return refuse('EC_Deactivation_In_Process');
    return ok({
      policy_number: policy.policy_number,
      insured_name: policy.insured_name,
      start_date: policy.starts_on,
      end_date: policy.ends_on,
      status: policy.status,
      price_currency: priceOf(policy.price_cents),
    });
  });

  mount(at, partnerContentStatus, async (call) => {
    const content = await findPartnerContent(platform.db, { ...call.service, code: call.query.code });
    return ok({ status: (content?.status ?? 'Inactive') as 'Active' | 'PendingVerification' | 'Inactive' });
  });

  mount(at, verifyCall, (call) =>
    call.change((tx) => verifyPartnerContent(platform, tx, { accountId: call.caller.accountId, ...call.query })),
  );

  mount(at, resendCall, (call) =>
    call.change(async (tx) => {
      const change = await beginChange(platform, tx, call);
      if (isRefusal(change)) return change;
      const onSent = (seconds: number) => call.setHeader('retry-after', String(seconds));
      return resendPartnerCode(change, call.query.source, { remoteAddress: call.remoteAddress, onSent });
    }),
  );

  mount(at, enlightenmentCode, async (call) => {
    const code = await findEnlightenmentCode(platform.db, call.service);
    return ok({ has_code: code !== null, code });
  });
}

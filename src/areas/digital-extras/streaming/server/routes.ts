import { sofiaDay } from '#platform/clock.ts';
import { ok } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { extraOf } from '../../server/change.ts';
import { findNumber } from '../../server/extras-store.ts';
import { inChange } from '../../server/mount-change.ts';
import {
  downgradeStreamingPlan,
  familyEligibility,
  streamingAccountRecovery,
  streamingStatus,
  upgradeStreamingPlan,
} from '../contract.ts';
import { changePlan, isPlanAvailable } from './change-plan.ts';
import { plansAround } from './plans.ts';
import { presentPlans } from './present.ts';
import { streamingAccount } from './streaming-account.ts';
import type { StreamingProvider } from './streaming-provider/streaming-provider.ts';

export function streamingRoutes(at: Mounting, streaming: StreamingProvider): void {
  const { platform } = at;

  mount(at, upgradeStreamingPlan, async (call) => {
    const { code, code_to_upgrade_with: to } = call.body;
    const isAvailable = await isPlanAvailable(platform, streaming, call.service, code);
    return inChange(at, call, (change) => changePlan(change, 'upgrades', { code, to, isAvailable }));
  });

  mount(at, downgradeStreamingPlan, async (call) => {
    const { code, code_to_downgrade_with: to } = call.body;
    const isAvailable = await isPlanAvailable(platform, streaming, call.service, code);
    return inChange(at, call, (change) => changePlan(change, 'downgrades', { code, to, isAvailable }));
  });

  mount(at, familyEligibility, async (call) => {
    const number = await findNumber(platform, call.service);
    const plan = extraOf({ number }, call.query.code);
    if (!plan || plan.status === 'Inactive') return refuse('EC_Already_Inactive');
    return ok(presentPlans(plansAround(plan, number.extras), call.language, sofiaDay(platform.clock.now())));
  });

  mount(at, streamingStatus, async (call) => {
    const account = await streamingAccount(platform, streaming, call.service, call.query.code);
    return isRefusal(account) ? account : ok({ status: account.status, link: account.registrationLink });
  });

  mount(at, streamingAccountRecovery, async (call) => {
    const account = await streamingAccount(platform, streaming, call.service, call.query.code);
    return isRefusal(account) ? account : ok({ link: account.recoveryLink });
  });
}

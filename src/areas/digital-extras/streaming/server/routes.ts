import { ok } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { extraOf } from '../../server/change.ts';
import { findNumber } from '../../server/extras-store.ts';
import { mountChange } from '../../server/mount-change.ts';
import {
  downgradePlan,
  familyEligibility,
  streamingAccountRecovery,
  streamingStatus,
  upgradePlan,
} from '../contract.ts';
import { changePlan } from './change-plan.ts';
import { plansAround } from './plans.ts';
import { presentPlans } from './present.ts';
import { streamingAccount } from './streaming-account.ts';

export function streamingRoutes(at: Mounting): void {
  const { platform } = at;

  mountChange(at, upgradePlan, (change, { body }) =>
    changePlan(change, 'upgrades', body.code, body.code_to_upgrade_with),
  );

  mountChange(at, downgradePlan, (change, { body }) =>
    changePlan(change, 'downgrades', body.code, body.code_to_downgrade_with),
  );

  mount(at, familyEligibility, async (call) => {
    const number = await findNumber(platform, call.service);
    const plan = extraOf({ number }, call.query.code);
    if (!plan || plan.status === 'Inactive') return refuse('EC_Already_Inactive');
    return ok(presentPlans(plansAround(plan, number.extras), call.language));
  });

  mount(at, streamingStatus, async (call) => {
    const account = await streamingAccount(platform, call.service, call.query.code);
    return isRefusal(account) ? account : ok({ status: account.status, link: account.link });
  });

  mount(at, streamingAccountRecovery, async (call) => {
    const account = await streamingAccount(platform, call.service, call.query.code);
    return isRefusal(account) ? account : ok({ link: account.recoveryLink });
  });
}

import { ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { insuranceDetails } from '../contract.ts';
import { presentInsurance } from './present.ts';
import { findInsurance } from './store.ts';

export function insuranceRoutes(at: Mounting): void {
  mount(at, insuranceDetails, async (call) => {
    const policy = await findInsurance(at.platform.db, { ...call.service, code: call.query.extraCode });
    if (!policy || policy.status === 'Ended') return refuse('EC_Already_Inactive');
    if (policy.status === 'Deactivating') return refuse('EC_Deactivation_In_Process');
    return ok(presentInsurance(policy));
  });
}

import { ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { contractDetails } from '../contract.ts';
import { findContract } from './contract-store.ts';
import { presentContract } from './present.ts';

export function contractRoutes(at: Mounting): void {
  mount(at, contractDetails, async (call) => {
    const { accountId } = call.caller;
    const asked = { accountId, customerId: call.customerId, contractId: call.params.contractId };
    const row = await findContract(at.platform.db, asked);
    return row ? ok(presentContract(row, call.language)) : refuse('EC_User_Not_Authoried');
  });
}

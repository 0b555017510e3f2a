import { sofiaDay } from '#platform/clock.ts';
import { ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import * as calls from '../contract.ts';
import { generateVoucher } from './generate-voucher.ts';
import { presentClub } from './present.ts';
import { findClub } from './store.ts';

export function vipClubRoutes(at: Mounting): void {
  const { platform } = at;

  mount(at, calls.vipClub, async (call) => {
    const today = sofiaDay(platform.clock.now());
    const club = await findClub(platform.db, call.customerId, today);
    return club ? ok(presentClub(club, today)) : refuse('EC_User_Not_Authoried');
  });

  mount(at, calls.generateVoucher, (call) => {
    const { customerId, query } = call;
    const taking = { accountId: call.caller.accountId, customerId, voucherCode: query.VoucherCode };
    return call.change((tx) => generateVoucher(platform, tx, taking));
  });
}

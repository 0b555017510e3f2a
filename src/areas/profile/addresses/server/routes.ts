import { done, ok } from '#platform/endpoint.ts';
import { isRefusal, refuse, type Refusal } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import * as calls from '../contract.ts';
import { listAddresses } from '../../contract.ts';
import { AddressSearchUnavailable, type AddressSearch } from './address-search/address-search.ts';
import { findAddresses } from './store.ts';
import { checkAddress } from './check-address.ts';
import { addAddress, changeAddress, deleteAddress } from './keep-addresses.ts';
import { presentAddress } from './present.ts';

export function addressRoutes(at: Mounting, search: AddressSearch): void {
  const { platform } = at;
  const whoCalls = (call: { caller: { accountId: number } }) => ({
    accountId: call.caller.accountId,
    now: platform.clock.now(),
  });

  mount(at, listAddresses, async (call) =>
    ok((await findAddresses(platform.db, call.caller.accountId)).map(presentAddress)),
  );

  mount(at, calls.addAddress, async (call) => {
    const address = await checkAddress(search, call.body);
    if (isRefusal(address)) return address;
    return call.change(async (tx) => (await addAddress(tx, whoCalls(call), address)) ?? done);
  });

  mount(at, calls.changeAddress, async (call) => {
    const address = await checkAddress(search, call.body);
    if (isRefusal(address)) return address;
    return call.change(async (tx) => (await changeAddress(tx, whoCalls(call), call.params.id, address)) ?? done);
  });

  mount(at, calls.deleteAddress, (call) =>
    call.change(async (tx) => (await deleteAddress(tx, whoCalls(call), call.params.id)) ?? done),
  );

  mount(at, calls.searchCities, (call) => found(() => search.cities(call.query.SearchExpression)));

  mount(at, calls.searchQuarters, (call) =>
    found(() => search.quarters(call.query.SiteId, call.query.SearchExpression)),
  );

  mount(at, calls.searchStreets, (call) => found(() => search.streets(call.query.SiteId, call.query.SearchExpression)));
}

async function found<Item>(
  search: () => Promise<Item[]>,
): Promise<{ status: 200; body: Item[] } | Refusal<'EC_Partner_Unavailable'>> {
  try {
    return ok(await search());
  } catch (error) {
    if (error instanceof AddressSearchUnavailable) return refuse('EC_Partner_Unavailable');
    throw error;
  }
}

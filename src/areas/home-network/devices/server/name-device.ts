// Saves the name and the kind that the user gives a device. Only devices that the router knows have one.

import { done } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Call, Outcome } from '#platform/server/http/call.ts';
import type { Platform } from '#platform/server/platform.ts';
import { saveNamedDevice } from '../../server/device-store.ts';
import type { RouterManagement } from '../../server/router-management/router-management.ts';
import { homeNow } from '../../server/router-now.ts';
import type { nameDevice } from '../contract.ts';
import { normalizedMac } from '../rules.ts';

type NameCall = Call<typeof nameDevice>;

export async function saveDeviceName(
  platform: Platform,
  routers: RouterManagement,
  call: NameCall,
): Promise<Outcome<typeof nameDevice>> {
  const found = await homeNow(platform, routers, call.service);
  if (isRefusal(found)) return found;
  const mac = normalizedMac(call.body.Mac)!;
  const isKnown = found.now?.wanted.Hosts.some(({ Mac }) => Mac === mac);
  return isKnown ? call.change((tx) => save(platform, tx, call, mac)) : refuse('EC_Not_Found');
}

async function save(
  { clock }: Platform,
  tx: Tx,
  { caller, service, body }: NameCall,
  mac: string,
): Promise<typeof done> {
  const device = { mac, name: body.Name.trim(), kind: body.Kind };
  await saveNamedDevice(tx, service, device);
  await recordAudit(tx, {
    customerId: service.customerId,
    accountId: caller.accountId,
    action: 'router.device-name',
    subject: service.serviceId,
    facts: { change: device },
    happenedAt: clock.now(),
  });
  return done;
}

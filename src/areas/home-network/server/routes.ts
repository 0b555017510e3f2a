import { ok } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { setDmz, getWifiProperties, changePortForwarding, setWifiProperties, setWifiProperty } from '../contract.ts';
import { isHomeAddress } from '../port-rules.ts';
import { changePorts } from './change-ports.ts';
import { changeRouter } from './change-router.ts';
import { presentDevice } from './present.ts';
import type { RouterManagement } from './router-management/router-management.ts';
import { homeNow } from './router-now.ts';
import { setWifi } from './set-wifi.ts';

export function homeNetworkRoutes(at: Mounting, routers: RouterManagement): void {
  const { platform } = at;

  mount(at, getWifiProperties, async ({ service }) => {
    const home = await homeNow(platform, routers, service);
    if (isRefusal(home)) return home;
    return ok({
      Msisdn: service.serviceId,
      Address: home.address,
      Devices: home.now ? [presentDevice(home.now, platform.clock.now())] : [],
    });
  });

  mount(at, setWifiProperties, (call) => {
    const { SerialNumber: serialNumber, Properties } = call.body;
    return changeRouter(
      platform,
      routers,
      { ...call, version: call.headers['if-match'], serialNumber },
      setWifi(Properties),
    );
  });

  mount(at, setWifiProperty, (call) => {
    const { SerialNumber: serialNumber, Service: _, ...property } = call.body;
    return changeRouter(
      platform,
      routers,
      { ...call, version: call.headers['if-match'], serialNumber },
      setWifi([property]),
    );
  });

  mount(at, changePortForwarding, (call) =>
    changeRouter(platform, routers, { ...call, version: call.headers['if-match'] }, changePorts(call.body)),
  );

  mount(at, setDmz, (call) => {
    const { SerialNumber: serialNumber, DmzEnabled, DmzHost } = call.body;
    return changeRouter(
      platform,
      routers,
      { ...call, version: call.headers['if-match'], serialNumber },
      ({ wanted }) => {
        if (DmzEnabled && (!isHomeAddress(DmzHost) || DmzHost === wanted.LanAddress)) {
          return refuse('EC_Invalid_Request', { Field: 'body/DmzHost' });
        }
        return { kind: 'dmz', dmz: { DmzEnabled, DmzHost: DmzEnabled ? (DmzHost ?? null) : null } };
      },
    );
  });
}

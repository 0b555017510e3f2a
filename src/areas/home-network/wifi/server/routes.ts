import { mount, type Mounting } from '#platform/server/http/route.ts';
import { changeRouter } from '../../server/change-router.ts';
import type { RouterManagement } from '../../server/router-management/router-management.ts';
import { setWifiProperties, setWifiProperty } from '../contract.ts';
import { setWifi } from './set-wifi.ts';

export function wifiRoutes(at: Mounting, routers: RouterManagement): void {
  const { platform } = at;

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
}

import { refuse } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { changeRouter } from '../../server/change-router.ts';
import type { RouterManagement } from '../../server/router-management/router-management.ts';
import { changePortForwarding, setDmz } from '../contract.ts';
import { isHomeAddress } from '../rules.ts';
import { changePorts } from './change-ports.ts';

export function portRoutes(at: Mounting, routers: RouterManagement): void {
  const { platform } = at;

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

import { mount, type Mounting } from '#platform/server/http/route.ts';
import { changeRouter } from '../../server/change-router.ts';
import type { RouterManagement } from '../../server/router-management/router-management.ts';
import { endTimerNow, startTimer } from '../../server/router-timer.ts';
import { changeDeviceInternet, nameDevice } from '../contract.ts';
import { normalizedMac, pauseEnd } from '../rules.ts';
import { changeInternet } from './change-device-internet.ts';
import { saveDeviceName } from './name-device.ts';

export function deviceRoutes(at: Mounting, routers: RouterManagement): void {
  const { platform } = at;

  mount(at, nameDevice, (call) => saveDeviceName(platform, routers, call));

  mount(at, changeDeviceInternet, (call) => {
    const { accountId } = call.caller;
    const { Choice: choice } = call.body;
    const subject = normalizedMac(call.body.Mac)!;
    const now = platform.clock.now();
    const onPlaced =
      choice === 'on'
        ? endTimerNow({ subject, choice: 'block', ends_at: now, accountId })
        : startTimer({ subject, choice, ends_at: pauseEnd(choice, now), accountId });
    const request = { ...call, version: call.headers['if-match'], onPlaced };
    return changeRouter(platform, routers, request, changeInternet(subject, choice !== 'on'));
  });
}

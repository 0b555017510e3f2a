import { mount, type Mounting } from '#platform/server/http/route.ts';
import { changeRouter } from '../../server/change-router.ts';
import type { RouterManagement } from '../../server/router-management/router-management.ts';
import { endTimerNow, startTimer } from '../../server/router-timer.ts';
import { guestSubject as subject } from '../../server/timer-store.ts';
import { endGuestNetwork, startGuestNetwork } from '../contract.ts';
import { guestEnd } from '../rules.ts';
import { endGuest, startGuest } from './change-guest.ts';

export function guestRoutes(at: Mounting, routers: RouterManagement): void {
  const { platform } = at;

  mount(at, startGuestNetwork, (call) => {
    const { accountId } = call.caller;
    const { Choice: choice } = call.body;
    const onPlaced = startTimer({ subject, choice, ends_at: guestEnd(choice, platform.clock.now()), accountId });
    return changeRouter(platform, routers, { ...call, version: call.headers['if-match'], onPlaced }, startGuest);
  });

  mount(at, endGuestNetwork, (call) => {
    const { accountId } = call.caller;
    const onPlaced = endTimerNow({ subject, choice: 'always', ends_at: platform.clock.now(), accountId });
    return changeRouter(platform, routers, { ...call, version: call.headers['if-match'], onPlaced }, endGuest);
  });
}

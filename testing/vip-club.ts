// The club members of the tests, and the state of one.

import type { VipClub } from '#areas/vip-club/contract.ts';
import type { Browser } from './portal.ts';

export const pids = { maria: '8307099971', georgi: '5602299925' } as const;

export const club = async (who: Browser, pid: string) => (await who.call('GET', `/a1club/vip/${pid}`)).body as VipClub;

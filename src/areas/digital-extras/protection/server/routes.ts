import { ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { isActive } from '../../lists.ts';
import { findNumber } from '../../server/extras-store.ts';
import { netProtectToken } from '../contract.ts';
import { protectionToken } from './protection-token.ts';

export function protectionRoutes(at: Mounting): void {
  const { platform } = at;

  mount(at, netProtectToken, async (call) => {
    const number = await findNumber(platform, call.service);
    const isProtected = number.extras.some((extra) => extra.kind === 'net-protect' && isActive(extra));
    return isProtected ? ok(await protectionToken(platform, call.service.serviceId)) : refuse('EC_Already_Inactive');
  });
}

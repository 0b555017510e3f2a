import { ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { isUnavailable } from '#platform/server/partners/partner-http.ts';
import { isActive } from '../../lists.ts';
import { findNumber } from '../../server/extras-store.ts';
import { netProtectToken } from '../contract.ts';
import type { ProtectionService } from './protection-service/protection-service.ts';

export function protectionRoutes(at: Mounting, protection: ProtectionService): void {
  mount(at, netProtectToken, async (call) => {
    const number = await findNumber(at.platform, call.service);
    const isProtected = number.extras.some((extra) => extra.kind === 'net-protect' && isActive(extra));
    if (!isProtected) return refuse('EC_Already_Inactive');
    try {
      return ok(await protection.wayIn(call.service.serviceId));
    } catch (error) {
      if (isUnavailable(error)) return refuse('EC_Partner_Unavailable');
      throw error;
    }
  });
}

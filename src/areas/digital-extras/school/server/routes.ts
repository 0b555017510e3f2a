import { ok } from '#platform/endpoint.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { schoolCode } from '../contract.ts';
import { findSchoolCode } from './store.ts';

export function schoolRoutes(at: Mounting): void {
  mount(at, schoolCode, async (call) => {
    const code = await findSchoolCode(at.platform.db, call.service);
    return ok({ has_code: code !== null, code });
  });
}

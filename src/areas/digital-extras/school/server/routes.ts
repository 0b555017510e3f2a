import { ok } from '#platform/endpoint.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { enlightenmentCode } from '../contract.ts';
import { findEnlightenmentCode } from './store.ts';

export function schoolRoutes(at: Mounting): void {
  mount(at, enlightenmentCode, async (call) => {
    const code = await findEnlightenmentCode(at.platform.db, call.service);
    return ok({ has_code: code !== null, code });
  });
}

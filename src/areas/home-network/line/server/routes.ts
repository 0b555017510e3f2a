import { ok } from '#platform/endpoint.ts';
import { isRefusal } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { changeRouter } from '../../server/change-router.ts';
import type { RouterManagement } from '../../server/router-management/router-management.ts';
import { checkLine, restartRouter } from '../contract.ts';
import { measureLine } from './check-line.ts';
import { restart } from './restart-router.ts';

export function lineRoutes(at: Mounting, routers: RouterManagement): void {
  const { platform } = at;

  mount(at, checkLine, async ({ service }) => {
    const check = await measureLine(platform, routers, service);
    return isRefusal(check) ? check : ok(check);
  });

  mount(at, restartRouter, (call) =>
    changeRouter(platform, routers, { ...call, version: undefined }, restart(platform.clock.now())),
  );
}

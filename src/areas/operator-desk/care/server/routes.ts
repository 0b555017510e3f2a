import type { Mounting } from '#platform/server/http/route.ts';
import { customerRoutes } from './customer-routes.ts';
import { failureRoutes } from './failure-routes.ts';

export function careRoutes(at: Mounting): void {
  customerRoutes(at);
  failureRoutes(at);
}

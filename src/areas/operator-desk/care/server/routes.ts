import type { Mounting } from '#platform/server/http/route.ts';
import type { ReadSupportFacts } from '#platform/server/support-facts.ts';
import { customerRoutes } from './customer-routes.ts';
import { failureRoutes } from './failure-routes.ts';

export function careRoutes(at: Mounting, supportFacts: readonly ReadSupportFacts[]): void {
  customerRoutes(at, supportFacts);
  failureRoutes(at);
}

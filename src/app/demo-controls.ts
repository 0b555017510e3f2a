// What the demo may do to the portal: move its clock, run what falls due, start over.

import type { DemoControls } from '#areas/demo/server/routes.ts';
import { resetDemoData } from '#database/demo/load-demo.ts';
import type { DemoClock } from '#platform/server/portal-clock.ts';
import type { Background } from './background.ts';

export function demoControls(clock: DemoClock, { db, runDue }: Pick<Background, 'db' | 'runDue'>): DemoControls {
  return { clock, runDue, reset: () => resetDemoData(db, clock.now()) };
}

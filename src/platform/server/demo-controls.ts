import type { DemoClock } from './portal-clock.ts';

/** What the demo may do to the portal: move its clock, run due jobs, reset its data. */
export type DemoControls = {
  clock: DemoClock;
  /** Runs every job that is due by the portal's clock. */
  runDue(): Promise<unknown>;
  /** Resets clock and data to the first day; false when there are customers outside the demo. */
  reset(): Promise<boolean>;
};

// Starts tracing if configured, before anything that is traced is opened.

import type { Log } from '../logging.ts';
import { setTracer } from './tracing.ts';
import { traceCallsOutside } from './trace-calls-outside.ts';
import type { TracingSettings } from './tracing-settings.ts';

/** Returns a function that sends the last spans and stops tracing. */
export async function startTracing(settings: TracingSettings | null, log: Log): Promise<() => Promise<void>> {
  if (!settings) return () => Promise.resolve();
  const { openTelemetry } = await import('./open-telemetry.ts');
  const { tracer, stop } = openTelemetry(settings, (error) => log.warn({ err: error }, 'spans were not sent'));
  setTracer(tracer);
  const untraceCalls = traceCallsOutside();
  return async () => {
    setTracer(null);
    untraceCalls();
    await stop();
  };
}

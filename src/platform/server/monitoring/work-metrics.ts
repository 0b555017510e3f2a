// Gauges of pending work and imports, read from the database when the metrics are read: what waits, for how long, and what
// failed. Other processes write there, so every portal process reports the same.

import { Gauge, type Registry } from 'prom-client';
import type { Platform } from '../platform.ts';
import { findWorkFigures, type WorkFigure } from './work-figure-store.ts';

/** Several collectors must not multiply the work. */
const figuresKeptMs = 5000;

const gauges = {
  outbox_waiting_messages: { help: 'Messages to send, by channel', label: 'channel' },
  outbox_oldest_seconds: { help: 'Age of the oldest message to send, by channel', label: 'channel' },
  outbox_failed_messages: { help: 'Messages given up in the last 24 hours, by channel', label: 'channel' },
  outbox_sms_parts: {
    help: 'SMS parts of the last 24 hours, by the result of their delivery receipt',
    label: 'result',
  },
  job_oldest_due_seconds: { help: 'Delay of the oldest due job, by name', label: 'job' },
  job_failed_jobs: { help: 'Jobs that failed at their last attempt, by name', label: 'job' },
  partner_pending_orders: { help: 'Orders and payments without a result, by system', label: 'partner' },
  partner_oldest_order_seconds: {
    help: 'Age of the oldest order or payment without a result, by system',
    label: 'partner',
  },
  question_open_questions: { help: 'Questions of users without an answer, by subject', label: 'subject' },
  question_oldest_seconds: { help: 'Age of the oldest question without an answer, by subject', label: 'subject' },
  document_due_time_stamps: {
    help: 'Sealed documents that need a time stamp, by whether they have one',
    label: 'state',
  },
  registration_recent_workflows: { help: 'Registrations started in the last 24 hours, by state', label: 'state' },
  import_age_seconds: { help: 'Time since the end of the last import of files, by result', label: 'result' },
  import_last_seconds: { help: 'Duration of the last import of files, by result', label: 'result' },
  import_last_lines: { help: 'Lines of the last finished import of files: all and invalid ones', label: 'lines' },
} as const;

export function measureWork(registry: Registry, platform: Pick<Platform, 'db' | 'clock' | 'log'>): void {
  const readFigures = createReader(platform);
  for (const [name, { help, label }] of Object.entries(gauges)) {
    const gauge = new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [],
      async collect() {
        this.reset();
        for (const figure of await readFigures())
          if (figure.metric === name) this.set({ [label]: figure.label }, figure.value);
      },
    });
    registry.registerMetric(gauge);
  }
}

/** Without its database the portal still reports everything else. */
function createReader({ db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>): () => Promise<WorkFigure[]> {
  let last = { at: -Infinity, figures: Promise.resolve<WorkFigure[]>([]) };
  return () => {
    if (performance.now() - last.at > figuresKeptMs) {
      const figures = findWorkFigures(db, clock.now()).catch((error: unknown) => {
        log.warn({ err: error }, 'the metrics of pending work cannot be read');
        return [];
      });
      last = { at: performance.now(), figures };
    }
    return last.figures;
  };
}

// Reads while time stamps are renewed at the pace of the nightly search, compared with reads alone, in turn.

import pg from 'pg';
import { demoPassword } from '#database/demo/people.ts';
import { renewalPauseMs } from '#areas/e-signing/server/stamp-documents.ts';
import { signIn } from '#testing/sign-in-over-http.ts';
import { median, shareOf, type Measurement } from './bars.ts';
import { load } from './load.ts';
import { person } from './running-floor.ts';
import type { RunningPortal } from './running-portal.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 9);
const seconds = 4;

export async function measureRenewal(portal: RunningPortal): Promise<Measurement[]> {
  const { headers } = await signIn(portal.url, person.username, demoPassword);
  const reads = { url: portal.url, connections: 16, seconds, requests: [{ path: '/api/billing/bills', headers }] };
  const database = new pg.Client(portal.connection);
  await database.connect();
  const renewal = await prepareRenewal(database);
  const seen = { alone: [] as number[], renewing: [] as number[] };
  let renewed = 0;
  try {
    await load(reads);
    for (let round = 0; round < rounds; round += 1) {
      seen.alone.push((await load(reads)).perSecond);
      const timer = setInterval(() => void renewal.enqueue(), renewalPauseMs);
      seen.renewing.push((await load(reads)).perSecond);
      clearInterval(timer);
      renewed += await renewal.count();
    }
  } finally {
    await database.end();
  }
  return [
    { what: 'reads alone', value: median(seen.alone), unit: '/s' },
    { what: 'time stamps renewed meanwhile, per second', value: renewed / (rounds * seconds), unit: '/s' },
    shareOf('reads during the renewal, share', seen.renewing, seen.alone, 0.9),
  ];
}

type FileRow = { customer_id: string; document_id: string; bytes: Buffer; sha256: Buffer };

/** One file is renewed again and again, always from its first state. */
async function prepareRenewal(database: pg.Client) {
  const { rows } = await database.query<FileRow>(
    `select customer_id, document_id, bytes, sha256 from document_file
     where form = 'sealed' order by stamp_due_at desc limit 1`,
  );
  const file = rows[0];
  if (!file) throw new Error('no document of the demo is sealed');
  const key = [file.customer_id, file.document_id];
  await database.query(
    `update document_file set stamp_due_at = '-infinity'
     where customer_id = $1 and document_id = $2 and form = 'sealed'`,
    key,
  );
  let done = 0;
  const isRenewed = async () => {
    const { rowCount } = await database.query(
      `update document_file set bytes = $3, sha256 = $4, stamp_due_at = '-infinity'
       where customer_id = $1 and document_id = $2 and form = 'sealed' and sha256 <> $4`,
      [...key, file.bytes, file.sha256],
    );
    return rowCount === 1;
  };
  return {
    async enqueue() {
      if (await isRenewed()) done += 1;
      await database.query(
        `insert into scheduled_job (job_id, name, payload, run_at) values (gen_random_uuid(), 'stamp-sealed-document',
           json_build_object('customerId', $1::bigint, 'documentId', $2::text)::text::jsonb, '-infinity')`,
        key,
      );
    },
    async count() {
      const before = done;
      done = 0;
      return before + ((await isRenewed()) ? 1 : 0);
    },
  };
}

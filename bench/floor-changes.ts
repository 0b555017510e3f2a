// Activating and swapping an extra as bare handlers: the portal's statements in sequence, without rules, session and
// checks.

import { createHash, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { numberStatement } from '#areas/digital-extras/server/extras-store.ts';

type ExtraChangeRequest = { customer_id: number; msisdn: string; code: string; current?: string; key: string };

export function mountChanges(app: FastifyInstance, pool: pg.Pool): void {
  app.post('/activate', async (request, reply) => {
    const asked = request.body as ExtraChangeRequest;
    await read(pool, numberStatement, [asked.customer_id, asked.msisdn]);
    await changed(pool, asked, (run) => begin(run, asked, 2));
    return reply.code(202).send();
  });
  app.post('/swap', async (request, reply) => {
    const asked = request.body as ExtraChangeRequest;
    await changed(pool, asked, async (run) => {
      await run(
        `update service_extra set slot = null, status = 'Inactive'
          where customer_id = $1 and service_id = $2 and code = $3 and status = 'Active'`,
        [asked.customer_id, asked.msisdn, asked.current],
      );
      const requestId = await begin(run, asked, 1);
      await run(
        `insert into extra_swap (customer_id, service_id, swapped_on, request_id, from_code, to_code)
          values ($1, $2, now()::date, $3, $4, $5)`,
        [asked.customer_id, asked.msisdn, requestId, asked.current, asked.code],
      );
    });
    return reply.code(202).send();
  });
}

type Run = (text: string, values: unknown[]) => Promise<pg.QueryResult<Record<string, unknown>>>;

async function changed(pool: pg.Pool, asked: ExtraChangeRequest, work: (run: Run) => Promise<unknown>): Promise<void> {
  const { customer_id, msisdn, key } = asked;
  await read(pool, `select request_hash, status, body from idempotency where owner = $1 and key = $2`, ['bare', key]);
  const client = await pool.connect();
  const run: Run = (text, values) => client.query({ name: nameOf(text), text, values });
  try {
    await client.query('begin');
    await run(
      `insert into idempotency (owner, key, request_hash, created_at)
        select 'bare', $1, $2, now() where pg_try_advisory_xact_lock(hashtextextended($1, 0))
        on conflict (owner, key) do nothing`,
      [key, Buffer.alloc(32)],
    );
    await run(`select service_id from service where customer_id = $1 and service_id = $2 for no key update`, [
      customer_id,
      msisdn,
    ]);
    await run(numberStatement, [customer_id, msisdn]);
    await work(run);
    await run(`update idempotency set status = 202, body = null where owner = 'bare' and key = $1`, [key]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function begin(run: Run, { customer_id, msisdn, code }: ExtraChangeRequest, slot: number): Promise<string> {
  const requestId = randomUUID();
  const ofExtra = [customer_id, msisdn, code];
  await run(
    `insert into service_extra (customer_id, service_id, code, status, slot, period_state, price_cents)
      values ($1, $2, $3, 'InProgress', $4, 'Free', 249)
      on conflict (customer_id, service_id, code) do update set status = excluded.status, slot = excluded.slot,
        period_state = excluded.period_state, price_cents = excluded.price_cents where service_extra.status = 'Inactive'`,
    [...ofExtra, slot],
  );
  await run(
    `insert into attention (customer_id, service_id, kind, subject, properties, created_at)
      values ($1, $2, 'request-in-progress', $3, '{}', now())
      on conflict (customer_id, service_id, kind, subject) do update set created_at = excluded.created_at`,
    ofExtra,
  );
  await run(
    `insert into processing_request (customer_id, service_id, request_id, codes, started_at)
      values ($1, $2, $3, $4, now())`,
    [customer_id, msisdn, requestId, [code]],
  );
  await run(`insert into provisioning_order (request_id, service_id, codes, ready_at) values ($1, $2, $3, now())`, [
    requestId,
    msisdn,
    [code],
  ]);
  await run(
    `insert into scheduled_job (job_id, name, payload, run_at)
      values ($1, 'bare', $2, now() + interval '1 day')`,
    [randomUUID(), JSON.stringify({ requestId })],
  );
  await evidence(run, customer_id, msisdn);
  return requestId;
}

async function evidence(run: Run, customerId: number, subject: string): Promise<void> {
  const { rows } = await run(
    `insert into audit_head as head (customer_id, sequence, hash) values ($1, 0, $2)
      on conflict (customer_id) do update set sequence = head.sequence returning sequence, hash`,
    [customerId, Buffer.alloc(32)],
  );
  const { sequence, hash: previous } = rows[0] as { sequence: number; hash: Buffer };
  const hash = createHash('sha256').update(previous).update(subject).digest();
  await run(
    `with entry as (insert into audit
        (customer_id, sequence, happened_at, action, subject, facts, previous_hash, hash, trace_id)
        values ($1, $2, now(), 'bare', $3, '{}', $4, $5, gen_random_uuid()))
      update audit_head set sequence = $2, hash = $5 where customer_id = $1`,
    [customerId, sequence + 1, subject, previous, hash],
  );
}

function read(pool: pg.Pool, text: string, values: unknown[]) {
  return pool.query({ name: nameOf(text), text, values });
}

function nameOf(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}

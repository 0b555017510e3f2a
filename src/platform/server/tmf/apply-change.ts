// Applies a change of a resource in the order of the operator's systems, by the rules of an import, with an audit entry
// of the sender, in one transaction.

import { sql } from 'kysely';
import { recordAudit } from '../audit/record-audit.ts';
import { inTransaction, type Tx } from '../database/database.ts';
import { upsertRecords } from '../import/upsert-records.ts';
import type { Platform } from '../platform.ts';
import { checkBody } from './check-body.ts';
import { eventOfChange } from './event-of-change.ts';
import { markFromOperator } from './listener-store.ts';
import { mergePatch } from './merge-patch.ts';
import type { ResourceRecord, TmfObject, TmfResource } from './resource.ts';
import { TmfError } from './tmf-error.ts';

export type TmfChange = {
  resource: TmfResource;
  id: string;
  /** For a patch and an event only the changed fields. */
  sent: Record<string, unknown>;
  /** Whether missing fields stay unchanged. */
  isPatch: boolean;
  mustExist: boolean;
  /** The event of the change; null for a call. */
  event: { id: string; time: Date } | null;
  client: string;
  traceId: string;
};

/** 'late' for an event older than the last applied change: it is ignored. */
export async function applyChange(platform: Platform, change: TmfChange): Promise<'applied' | 'late'> {
  const { db, clock } = platform;
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    if (!(await claimResource(tx, change, now))) return 'late';
    await markFromOperator(tx);
    const tellOthers = await eventOfChange(tx, change);
    const records = await recordsOf(tx, change, now);
    const outcomes: string[] = [];
    for (const each of records) outcomes.push(await upsert(tx, each, now));
    // A change without effect creates no event.
    if (outcomes.every((outcome) => outcome === 'same')) return 'applied';
    await recordChange(tx, change, { records, outcomes, now });
    await tellOthers();
    return 'applied';
  });
}

/** Serializes changes of one resource: the row stays locked until the transaction ends. */
async function claimResource(tx: Tx, { resource, id, event }: TmfChange, now: Date): Promise<boolean> {
  const at = event?.time ?? now;
  const { rows } = await sql`
    insert into operator_resource as seen (resource, resource_id, changed_at, event_ids)
    values (${resource.name}, ${id}, ${at}, ${event ? [event.id] : []})
    on conflict (resource, resource_id) do update set
      changed_at = greatest(seen.changed_at, excluded.changed_at),
      event_ids = case when excluded.changed_at = seen.changed_at then seen.event_ids || excluded.event_ids
        else excluded.event_ids end
    where ${event === null} or excluded.changed_at > seen.changed_at
      or (excluded.changed_at = seen.changed_at and not seen.event_ids && excluded.event_ids)
    returning resource_id`.execute(tx);
  return rows.length > 0;
}

async function recordsOf(tx: Tx, change: TmfChange, now: Date): Promise<ResourceRecord[]> {
  const { resource, id, sent, isPatch, mustExist } = change;
  const current = isPatch ? await resource.find(tx, id) : null;
  if (mustExist && !current) throw new TmfError('notFound');
  const whole = (isPatch ? mergePatch(current ?? {}, sent) : sent) as TmfObject;
  if (whole.id !== id) throw new TmfError('invalidBody', 'id cannot change.');
  return resource.recordsOf(tx, checkBody(resource, whole), now);
}

async function upsert(tx: Tx, { kind, record, attributes, characteristics }: ResourceRecord, now: Date) {
  const applied = await upsertRecords(tx, kind, [record], now);
  const [problem] = applied.problems;
  if (problem) {
    const attribute = attributes[problem.field] ?? `${characteristics}.${problem.field}`;
    throw new TmfError('invalidBody', `${attribute} ${problem.message}`);
  }
  if (applied.waiting > 0) throw new TmfError('conflict', `It was not changed: ${kind.waits?.because}.`);
  return applied.new > 0 ? 'new' : applied.changed > 0 ? 'changed' : 'same';
}

type AppliedChange = { records: readonly ResourceRecord[]; outcomes: readonly string[]; now: Date };

async function recordChange(tx: Tx, change: TmfChange, { records, outcomes, now }: AppliedChange): Promise<void> {
  const { client, resource, id, event, traceId } = change;
  const outcome = outcomes.includes('new') ? 'new' : 'changed';
  await tx
    .insertInto('operator_change')
    .values({
      client,
      resource: resource.name,
      resource_id: id,
      outcome,
      event_id: event?.id ?? null,
      trace_id: traceId,
      content: JSON.stringify(records.map(({ kind, record }) => ({ kind: kind.name, record }))),
      happened_at: now,
    })
    .execute();
  const customerId = await customerOf(tx, records);
  if (customerId === null || !resource.auditAction) return;
  await recordAudit(tx, {
    customerId,
    accountId: null,
    action: resource.auditAction,
    subject: id,
    facts: { client, outcome, trace_id: traceId },
    happenedAt: now,
  });
}

async function customerOf(tx: Tx, records: readonly ResourceRecord[]): Promise<number | null> {
  const [{ record } = { record: {} as Record<string, unknown> }] = records;
  const { pid, service_id } = record;
  const found =
    typeof pid === 'string'
      ? await tx.selectFrom('customer_pid').select('customer_id').where('pid', '=', pid).executeTakeFirst()
      : typeof service_id === 'string'
        ? await tx
            .selectFrom('service_number')
            .select('customer_id')
            .where('service_id', '=', service_id)
            .executeTakeFirst()
        : undefined;
  return found?.customer_id ?? null;
}

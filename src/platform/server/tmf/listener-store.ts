// The SQL of the listeners of the operator API and their pending events.

import { sql } from 'kysely';
import type { Database, Queryable, Tx } from '../database/database.ts';
import type { StoredRows } from '../import/read-records.ts';
import type { TmfObject } from './resource.ts';

export type NewListener = { listenerId: string; client: string; api: string; callback: string; eventTypes: string[] };

const mostOfClient = 20;

/** False if the client has the maximum number of listeners. */
export async function saveListener(tx: Tx, listener: NewListener, now: Date): Promise<boolean> {
  const { listenerId, client, api, callback, eventTypes } = listener;
  // Serializes counting the listeners of one client.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`listeners of ${client}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('operator_listener')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('client', '=', client)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostOfClient) return false;
  await tx
    .insertInto('operator_listener')
    .values({ listener_id: listenerId, client, api, callback, event_types: eventTypes, created_at: now })
    .execute();
  return true;
}

/** Also deletes its pending events. False if the client has no such listener. */
export async function removeListener(db: Database, client: string, api: string, listenerId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('operator_listener')
    .where('listener_id', '=', listenerId)
    .where('client', '=', client)
    .where('api', '=', api)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function isAnybodyListening(db: Queryable, api: string): Promise<boolean> {
  const found = await db.selectFrom('operator_listener').select('api').where('api', '=', api).executeTakeFirst();
  return found !== undefined;
}

export type NotedEvent = { api: string; resource: string; id: string; type: string; by: string };

/** Stores the current state of the resource, because delivery may happen much later. */
export async function noteEvent(tx: Tx, event: NotedEvent, state: TmfObject | null): Promise<void> {
  const { api, resource, id, type, by } = event;
  await sql`
    select note_operator_event(${api}, ${resource}, ${id}, ${type}, ${by}, ${JSON.stringify(state)}::jsonb)`.execute(
    tx,
  );
}

/** Suppresses the events of database triggers for the rest of the transaction. */
export async function markFromOperator(tx: Tx): Promise<void> {
  await sql`select set_config('abonat.origin', 'operator', true)`.execute(tx);
}

export type ClaimedListener = { callback: string; failures: number };

/** 'held' if another worker has the lease; nothing to do if the listener is paused or deleted. */
export async function holdListener(
  db: Database,
  listenerId: string,
  { seconds, now }: { seconds: number; now: Date },
): Promise<ClaimedListener | 'held' | null> {
  const { rows } = await sql<ClaimedListener>`
    update operator_listener set held_until = now() + make_interval(secs => ${seconds})
    where listener_id = ${listenerId} and held_until <= now() and next_try_at <= ${now}
    returning callback, failures`.execute(db);
  if (rows[0]) return rows[0];
  const held = await db
    .selectFrom('operator_listener')
    .select('listener_id')
    .where('listener_id', '=', listenerId)
    .where('held_until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return held ? 'held' : null;
}

export async function releaseListener(
  tx: Tx,
  listenerId: string,
  { failures, nextTryAt }: { failures: number; nextTryAt: Date },
): Promise<void> {
  await tx
    .updateTable('operator_listener')
    .set({ failures, next_try_at: nextTryAt, held_until: sql<Date>`'-infinity'` })
    .where('listener_id', '=', listenerId)
    .execute();
}

export function findNextEvent(db: Queryable, listenerId: string) {
  return db
    .selectFrom('operator_event')
    .select(['place', 'event_id', 'resource', 'resource_id', 'event_type', 'happened_at'])
    .select(sql<TmfObject | null>`resource_state`.as('state'))
    .select(sql<StoredRows | null>`resource_rows`.as('rows'))
    .where('listener_id', '=', listenerId)
    .orderBy('place')
    .limit(1)
    .executeTakeFirst();
}

export async function forgetEvent(db: Database, place: number): Promise<void> {
  await db.deleteFrom('operator_event').where('place', '=', place).execute();
}

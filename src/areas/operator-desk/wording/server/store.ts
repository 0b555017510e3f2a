// The SQL of changed texts and their history.

import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { Language } from '#platform/languages.ts';
import { application } from '#platform/texts/texts.ts';
import type { TextProblem } from '../rules.ts';

export type TextAddress = { feature: string; language: Language; key: string };

export function findChangedTexts(db: Queryable) {
  return db
    .selectFrom('translation')
    .select(['feature', 'language', 'key', 'text'])
    .where('application', '=', application)
    .execute();
}

export function findHistory(db: Queryable, feature: string, key: string) {
  return db
    .selectFrom('translation_change as change')
    .innerJoin('operator', 'operator.operator_id', 'change.operator_id')
    .select([
      'change.change_id',
      'change.language',
      'change.from_text',
      'change.to_text',
      'change.changed_at',
      'change.begins_on',
      'change.applied_at',
      'change.problem',
      'operator.name',
    ])
    .where('change.application', '=', application)
    .where('change.feature', '=', feature)
    .where('change.key', '=', key)
    .where('change.cancelled_at', 'is', null)
    .orderBy('change.change_id', 'desc')
    .limit(100)
    .execute();
}

/** Locks a text and returns its changed version, or null. */
export async function lockText(tx: Tx, { feature, language, key }: TextAddress): Promise<string | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`text ${feature} ${language} ${key}`}, 0))`.execute(tx);
  const found = await tx
    .selectFrom('translation')
    .select('text')
    .where('application', '=', application)
    .where('feature', '=', feature)
    .where('language', '=', language)
    .where('key', '=', key)
    .executeTakeFirst();
  return found?.text ?? null;
}

export async function saveText(tx: Tx, { feature, language, key }: TextAddress, text: string | null): Promise<void> {
  if (text === null) {
    await tx
      .deleteFrom('translation')
      .where('application', '=', application)
      .where('feature', '=', feature)
      .where('language', '=', language)
      .where('key', '=', key)
      .execute();
    return;
  }
  await tx
    .insertInto('translation')
    .values({ application, feature, language, key, text })
    .onConflict((conflict) => conflict.columns(['application', 'feature', 'language', 'key']).doUpdateSet({ text }))
    .execute();
}

export type NewTextChange = TextAddress & {
  from: string | null;
  to: string | null;
  operatorId: number;
  now: Date;
  beginsOn: string;
  appliedAt: Date | null;
};

export async function saveChange(tx: Tx, change: NewTextChange): Promise<number> {
  const { change_id } = await tx
    .insertInto('translation_change')
    .values({
      application,
      feature: change.feature,
      language: change.language,
      key: change.key,
      from_text: change.from,
      to_text: change.to,
      operator_id: change.operatorId,
      changed_at: change.now,
      begins_on: change.beginsOn,
      applied_at: change.appliedAt,
    })
    .returning('change_id')
    .executeTakeFirstOrThrow();
  return change_id;
}

/** Locks a pending change. */
export function lockWaiting(tx: Tx, changeId: number) {
  return tx
    .selectFrom('translation_change as change')
    .innerJoin('operator', 'operator.operator_id', 'change.operator_id')
    .select(['change.feature', 'change.language', 'change.key', 'change.to_text', 'change.begins_on', 'operator.name'])
    .where('change.change_id', '=', changeId)
    .where('change.applied_at', 'is', null)
    .where('change.cancelled_at', 'is', null)
    .where('change.problem', 'is', null)
    .forUpdate('change')
    .executeTakeFirst();
}

type ChangeResult = { applied_at: Date; from_text: string | null } | { cancelled_at: Date } | { problem: TextProblem };

export async function settleChange(tx: Tx, changeId: number, settled: ChangeResult): Promise<void> {
  await tx.updateTable('translation_change').set(settled).where('change_id', '=', changeId).execute();
}

/** Sent messages of a template; without one, all e-mails. */
export async function countSent(db: Queryable, template: string | null, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from outbox where sent_at >= ${since}
      and ${template === null ? sql`channel = 'email'` : sql`template = ${template}`}`.execute(db);
  return rows[0]?.count ?? 0;
}

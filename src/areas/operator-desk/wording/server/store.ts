// The SQL of changed texts and their history.

import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { Language } from '#platform/languages.ts';
import { application } from '#platform/texts/texts.ts';

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
    .select(['change.language', 'change.from_text', 'change.to_text', 'change.changed_at', 'operator.name'])
    .where('change.application', '=', application)
    .where('change.feature', '=', feature)
    .where('change.key', '=', key)
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

export type TextChange = TextAddress & { from: string | null; to: string | null; operatorId: number; now: Date };

export async function saveChange(tx: Tx, { feature, language, key, from, to, operatorId, now }: TextChange) {
  await tx
    .insertInto('translation_change')
    .values({
      application,
      feature,
      language,
      key,
      from_text: from,
      to_text: to,
      operator_id: operatorId,
      changed_at: now,
    })
    .execute();
}

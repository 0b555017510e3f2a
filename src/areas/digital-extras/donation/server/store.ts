import type { Queryable } from '#platform/server/database/database.ts';

export async function findCause(db: Queryable, groupType: string) {
  return db
    .selectFrom('donation_cause')
    .select(['extra_code', 'group_type'])
    .where('group_type', '=', groupType)
    .executeTakeFirst();
}

export async function findCauses(db: Queryable) {
  return db.selectFrom('donation_cause').selectAll().orderBy('position').execute();
}

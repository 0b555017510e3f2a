// Whether a database belongs to a demo or to an operator. The database stores the mode, so a start with wrong settings
// opens neither the demo inbox over real customers nor a production portal over demo data.

import { sql } from 'kysely';
import type { AppMode } from '../configuration.ts';
import type { Database, Queryable } from './database.ts';

export class WrongMode extends Error {
  override readonly name = 'WrongMode';
}

const messages: Record<AppMode, string> = {
  demo: 'The database is of a production portal or has data of its own: set APP_MODE=production, or give the demo a database of its own.',
  production: 'The database is of a demo: production needs a database of its own.',
};

/** Runs before any other work on a database. The first start in production records the mode. */
export async function claimMode(db: Database, mode: AppMode): Promise<void> {
  if (await hasMode(db, mode)) return;
  // A demo is recorded in the transaction that imports its data, so data without a mode belongs to somebody else.
  if (mode === 'production') await recordMode(db, mode);
  else if (await hasData(db)) throw new WrongMode(messages[mode]);
}

/** False if no mode is recorded. Throws WrongMode for a database of the other mode. */
export async function hasMode(db: Queryable, mode: AppMode): Promise<boolean> {
  const stored = await db.selectFrom('portal_mode').select('mode').executeTakeFirst();
  if (stored && stored.mode !== mode) throw new WrongMode(messages[mode]);
  return stored !== undefined;
}

export async function recordMode(db: Queryable, mode: AppMode): Promise<void> {
  await db
    .insertInto('portal_mode')
    .values({ mode })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function hasData(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`
    select exists (select from customer) or exists (select from account) or exists (select from tariff) as some`.execute(
    db,
  );
  return rows[0]?.some ?? true;
}

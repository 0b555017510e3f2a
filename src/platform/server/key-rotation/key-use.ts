// Records which secret keys processes sign and encrypt with. What such a key made expires some time after its last use.

import { sql } from 'kysely';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../logging.ts';
import type { Keys } from '../keys.ts';

type KeyUser = { db: Database; clock: Clock; keys: Pick<Keys, 'ids'> };

const intervalMs = 60_000;

export async function recordKeyUse({ db, clock, keys }: KeyUser): Promise<void> {
  const now = clock.now();
  await sql`
    insert into secret_key_use as used (key_id, first_used_at, last_used_at) values (${keys.ids.current}, ${now}, ${now})
    on conflict (key_id) do update set last_used_at = greatest(used.last_used_at, excluded.last_used_at)`.execute(db);
}

/** Records the use of the current key until it is stopped. */
export async function startKeyUse(user: KeyUser & { log: Log }): Promise<{ stop(): Promise<void> }> {
  const record = () =>
    recordKeyUse(user).catch((error: unknown) => user.log.warn({ err: error }, 'the use of the key was not recorded'));
  await record();
  const timer = setInterval(() => void record(), intervalMs);
  return {
    async stop() {
      clearInterval(timer);
      await record();
    },
  };
}

/** Earlier versions of the portal did not record the previous key: it was in use until the current one was. */
export async function lastUseOfPrevious({ db, clock, keys }: KeyUser): Promise<Date> {
  const uses = await db.selectFrom('secret_key_use').selectAll().execute();
  const use = (id: string | null) => uses.find(({ key_id }) => key_id === id);
  return use(keys.ids.previous)?.last_used_at ?? use(keys.ids.current)?.first_used_at ?? clock.now();
}

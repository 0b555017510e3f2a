// Records sign-ins and failed attempts for the owner of the account.

import type { Queryable } from '#platform/server/database/database.ts';

type SignIn = { accountId: number; kind: 'SignedIn' | 'WrongPassword'; userAgent: string; now: Date };

export async function recordSignIn(db: Queryable, { accountId, kind, userAgent, now }: SignIn): Promise<void> {
  await db
    .insertInto('sign_in_event')
    .values({ account_id: accountId, kind, user_agent: userAgent, happened_at: now })
    .execute();
}

const shown = 50;

export function findSignIns(db: Queryable, accountId: number) {
  return db
    .selectFrom('sign_in_event')
    .select(['happened_at', 'kind', 'user_agent'])
    .where('account_id', '=', accountId)
    .orderBy('event_id', 'desc')
    .limit(shown)
    .$narrowType<{ kind: SignIn['kind'] }>()
    .execute();
}

// Reads of the account's own data that include the session check: one statement instead of two.

import type { Reads, Statement } from '../database/reads.ts';
import type { Platform } from '../platform.ts';
import type { TokenClaims } from './access-token.ts';
import { oldestSession } from '../live-session.ts';
import { livingSession } from './caller.ts';

export type SessionReads = {
  /** They return nothing if the session has ended. */
  reads: Reads;
  /** True if the first read returned a row: the session is valid. No row, or no read, proves nothing. */
  isProved(): Promise<boolean>;
};

export function readsOfSession({ reads, clock, configuration }: Platform, claims: TokenClaims): SessionReads {
  let proof: Promise<boolean> | null = null;
  return {
    reads: {
      read<Row>(statement: Statement): Promise<Row[]> {
        const oldest = oldestSession(configuration, clock.now());
        const rows = reads.read<Row>(withSession(statement, [claims.accountId, claims.sessionId, oldest]));
        proof ??= rows.then(
          (found) => found.length > 0,
          () => false,
        );
        return rows;
      },
    },
    isProved: () => proof ?? Promise.resolve(false),
  };
}

function withSession({ name, text, values }: Statement, session: [unknown, unknown, unknown]): Statement {
  const [account, id, oldest] = [1, 2, 3].map((place) => `$${values.length + place}`) as [string, string, string];
  return {
    name: `${name} of a session`,
    text: `select found.* from (${text}) found where exists (select ${livingSession(account, id, oldest)})`,
    values: [...values, ...session],
  };
}

// Reads of one's own that carry the check of the session along: one statement where there would be two.

import type { Reads, Statement } from '../database/reads.ts';
import type { Platform } from '../platform.ts';
import type { TokenClaims } from './access-token.ts';
import { livingSession, oldestSession } from './caller.ts';

export type SessionReads = {
  /** They find nothing when the session is over. */
  reads: Reads;
  /** Whether the first of them found anything: then the session lives. Nothing found, or nothing asked, says nothing. */
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

const texts = new Map<string, string>();

function withSession({ name, text, values }: Statement, session: unknown[]): Statement {
  let guarded = texts.get(text);
  if (guarded === undefined) {
    const [account, id, oldest] = session.map((_, index) => `$${values.length + index + 1}`) as [
      string,
      string,
      string,
    ];
    guarded = `select found.* from (${text}) found where exists (select ${livingSession(account, id, oldest)})`;
    texts.set(text, guarded);
  }
  return { name: `${name} of a session`, text: guarded, values: [...values, ...session] };
}

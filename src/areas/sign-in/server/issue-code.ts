// The code that opens a session: it works once, for a minute, in the browser that began the sign-in.

import { randomBytes } from 'node:crypto';
import type { Queryable } from '#platform/server/database/database.ts';
import { hashOf } from '#platform/server/http/caller.ts';
import { codeLifeSeconds } from '../rules.ts';
import { noIdentity, type SessionIdentity } from './session-identity.ts';
import { giveCode, type IssuedCode } from './attempt-store.ts';

type CodeOwner = Pick<IssuedCode, 'account'> & {
  identity?: SessionIdentity;
  isSteppedUp?: boolean;
  now: Date;
};

/** Null if the attempt was used, the password changed or the account closed meanwhile. */
export async function issueCode(
  db: Queryable,
  sessionId: string,
  { account, identity = noIdentity, isSteppedUp = false, now }: CodeOwner,
): Promise<string | null> {
  const code = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + codeLifeSeconds * 1000);
  const issued = { sessionId, account, identity, isSteppedUp, codeHash: hashOf(code), expiresAt };
  return (await giveCode(db, issued)) ? code : null;
}

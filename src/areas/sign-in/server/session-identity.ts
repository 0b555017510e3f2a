// The columns of a session, and of the code that opens it, which name the user at the identity provider.

import type { Identity } from './identity-provider/identity-provider.ts';

export type SessionIdentity = {
  identity_issuer: string | null;
  identity_subject: string | null;
  identity_sid: string | null;
};

/** For sign-ins with a password. */
export const noIdentity: SessionIdentity = { identity_issuer: null, identity_subject: null, identity_sid: null };

export function sessionIdentityOf({ issuer, subject, sid }: Identity): SessionIdentity {
  return { identity_issuer: issuer, identity_subject: subject, identity_sid: sid };
}

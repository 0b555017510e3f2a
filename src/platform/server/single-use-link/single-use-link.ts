// Single-use links with a purpose, an owner and the hash of their secret. They are sent by e-mail and stay valid until
// one is used or expires.

import { hashOf } from '../http/caller.ts';
import type { Queryable, Tx } from '../database/database.ts';

export type LinkOwner = { purpose: string; subject: string };
export type SingleUseLink = LinkOwner & { secret: string };

/** False if this link already exists. */
export async function saveLink(tx: Tx, link: SingleUseLink, times: { now: Date; expiresAt: Date }): Promise<boolean> {
  const saved = await tx
    .insertInto('single_use_link')
    .values({
      purpose: link.purpose,
      subject: link.subject,
      secret_hash: hashOf(link.secret),
      created_at: times.now,
      expires_at: times.expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('purpose')
    .executeTakeFirst();
  return saved !== undefined;
}

/** Whether the subject has, or had, a link with one of these secrets. */
export async function isLinkSaved(db: Queryable, subject: string, secrets: readonly string[]): Promise<boolean> {
  if (secrets.length === 0) return false;
  const found = await db
    .selectFrom('single_use_link')
    .select('purpose')
    .where('subject', '=', subject)
    .where('secret_hash', 'in', secrets.map(hashOf))
    .executeTakeFirst();
  return found !== undefined;
}

/** A check before expensive work; only redeemLink decides. */
export async function isGoodLink(db: Queryable, link: SingleUseLink, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('single_use_link')
    .select('purpose')
    .where('purpose', '=', link.purpose)
    .where('subject', '=', link.subject)
    .where('secret_hash', '=', hashOf(link.secret))
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Consumes the link and all others of the same owner; false if it is used, expired or unknown. */
export async function redeemLink(tx: Tx, link: SingleUseLink, now: Date): Promise<boolean> {
  const used = await tx
    .updateTable('single_use_link')
    .set({ used_at: now })
    .where('purpose', '=', link.purpose)
    .where('subject', '=', link.subject)
    .where('secret_hash', '=', hashOf(link.secret))
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .returning('purpose')
    .executeTakeFirst();
  if (!used) return false;
  await endLinks(tx, link, now);
  return true;
}

/** Invalidates all links of the owner. */
export async function endLinks(tx: Tx, owner: LinkOwner, now: Date): Promise<void> {
  await tx
    .updateTable('single_use_link')
    .set({ used_at: now })
    .where('purpose', '=', owner.purpose)
    .where('subject', '=', owner.subject)
    .where('used_at', 'is', null)
    .execute();
}

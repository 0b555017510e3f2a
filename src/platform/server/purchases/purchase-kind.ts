// What an area tells about the things it sells: their state, how they end, and what an offer of them costs. Collected
// from the manifests, so that a withdrawal ends a purchase in the same way as the area itself.

import type { Language } from '#platform/languages.ts';
import type { LeftWithout, PricePeriod, PurchaseKindName } from '#platform/purchases.ts';
import type { Queryable, Tx } from '../database/database.ts';
import type { ServiceKey } from '../service-key.ts';
import type { PurchaseRow } from './purchase-store.ts';

/** How long a purchase was used, or how much of it. */
export type PurchaseUse = {
  /** False while it is still being set up. */
  isActive: boolean;
  /** The first day of use; null if it was not used. */
  usedFrom: string | null;
  /** The last day of use, if it has ended. */
  usedTo: string | null;
  /** Days that a price paid once covers; null if it has none. */
  periodDays: number | null;
  /** Of money that is spent rather than used by days. */
  spentCents: number | null;
  /** Names of what ends with it. */
  alsoEnds: readonly { bg: string; en: string }[];
  /** What the number has no more after the end, until another plan is chosen. */
  leavesWithout: LeftWithout | null;
};

export const unused: PurchaseUse = {
  isActive: false,
  usedFrom: null,
  usedTo: null,
  periodDays: null,
  spentCents: null,
  alsoEnds: [],
  leavesWithout: null,
};

export type Offer = {
  name: string;
  priceCents: number;
  per: PricePeriod;
  /** Days without a price at the beginning. */
  freeDays: number | null;
  /** Of a package, from its first use. */
  validDays: number | null;
};

export type PurchaseKind = {
  kind: PurchaseKindName;
  /** The source of the number proof, if it is also sold without sign-in: then it is withdrawn from in the same way. */
  provedFor?: string;
  readUse(db: Queryable, purchase: PurchaseRow): Promise<PurchaseUse>;
  /** Before the use is read in the transaction of a withdrawal, so that nothing changes it meanwhile. */
  lock?(tx: Tx, purchase: PurchaseRow): Promise<void>;
  /** Keeps the money of a refund from being spent before it returns. */
  reserve?(tx: Tx, purchase: PurchaseRow, cents: number, now: Date): Promise<void>;
  /**
   * Orders the end and reports whether it has happened. Called again until then, so it reads the current state; a
   * purchase that is still being set up is waited for.
   */
  end(purchase: PurchaseRow): Promise<'ended' | 'waiting'>;
  /** Null if the number cannot buy it; the number is null for offers to anybody. */
  findOffer?(number: ServiceKey | null, subject: string, language: Language): Promise<Offer | null>;
};

export type RefundOrder = ServiceKey & {
  /** The id of the withdrawal: a repeated order is the same refund. */
  refundId: string;
  purchaseId: string;
  accountId: number;
  cents: number;
};

/** Returns money to where it came from. */
export type RefundWay = {
  way: 'balance' | 'card';
  /** Saves the refund in the transaction; a job of the area carries it out. */
  start(tx: Tx, order: RefundOrder, now: Date): Promise<void>;
  state(db: Queryable, order: RefundOrder): Promise<'open' | 'done' | 'failed'>;
};

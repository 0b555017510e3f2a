// The network that sets services up: a port. Orders are placed in the transaction of the change and asked about later.

import type { Database, Tx } from '../database/database.ts';

/** A change of something that stays: another plan replaces it, or there are more or fewer packages of it. */
export type Modification = {
  code: string;
  replaces?: string;
  quantity?: number;
  /** The id of the package that ends while others of its code stay. */
  ends?: string;
};

export type ProvisioningOrder = {
  requestId: string;
  serviceId: string;
  /** What is to be set up. */
  codes: readonly string[];
  /** What is to be taken off with it. An order that takes something off is carried out whole or not at all. */
  removes?: readonly string[];
  /** Which codes, of those to be set up, change something that stays. */
  modifies?: readonly Modification[];
};

export type ProvisioningOutcome = { state: 'done'; failed: string[] } | { state: 'waiting'; askAgainAt: Date };

export type Provisioning = {
  /** Places an order and says when to ask about it. */
  order(tx: Tx, order: ProvisioningOrder): Promise<Date>;
  /** Asked outside of any transaction: the answer may take seconds, and nothing is held meanwhile. */
  outcome(db: Database, requestId: string): Promise<ProvisioningOutcome>;
};

// The port of the provisioning network. Orders are saved in the transaction of the change and checked later.

import type { Database, Tx } from '../database/database.ts';

/** A change of an existing product: another plan replaces it, or its number of packages changes. */
export type Modification = {
  code: string;
  replaces?: string;
  quantity?: number;
  /** The id of the ending package while others of its code remain. */
  ends?: string;
};

export type ProvisioningOrder = {
  requestId: string;
  serviceId: string;
  /** Codes to set up. */
  codes: readonly string[];
  /** Codes to remove. An order with removals is atomic. */
  removes?: readonly string[];
  /** The codes among those to set up that change an existing product. */
  modifies?: readonly Modification[];
};

export type ProvisioningOutcome = { state: 'done'; failed: string[] } | { state: 'waiting'; askAgainAt: Date };

export type Provisioning = {
  /** Saves an order and returns when to check it. */
  order(tx: Tx, order: ProvisioningOrder): Promise<Date>;
  /** Called outside of transactions: the answer may take seconds, and no locks are held meanwhile. */
  outcome(db: Database, requestId: string): Promise<ProvisioningOutcome>;
};

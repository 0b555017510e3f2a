// What depends on the secret key beyond a request. A rotation ends when nothing depends on the previous key.

import type { Database } from '../database/database.ts';
import type { Keys } from '../keys.ts';

/** Stored data; called only while there is a previous key. */
export type KeyDependency = {
  name: string;
  countDependent(db: Database, keys: Keys, now: Date): Promise<number>;
  /** Makes the data depend on the current key; may run in several processes and stop at any time. */
  renew?(db: Database, keys: Keys): Promise<void>;
};

/** Signed or hashed values that the portal cannot renew, but that expire. */
export type ExpiringUse = {
  name: string;
  lifeSeconds: number;
  /** What happens if the previous key is removed earlier, where that is acceptable. */
  lossIsMinor?: string;
};

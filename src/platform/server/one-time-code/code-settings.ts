import type { KeyVersions } from '../key-rotation/key-versions.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '../database/database.ts';
import type { Limit } from '../rate-limit.ts';

export type CodeSettings = {
  clock: Clock;
  /** The HMAC key of stored codes. */
  key: KeyVersions;
  /** Encrypts messages with codes until they are sent. */
  storageKey: KeyVersions;
  /** International prefixes of the operator's mobile numbers, e.g. 35988. */
  ownNumberPrefixes: readonly string[];
  /** The host in the address bar; browsers autofill a code only on the host named in the SMS. */
  host: string;
  sendsPerAddress: Limit;
  /** The help line removes a permanent lock. */
  helpLine: string;
  /**
   * Separate connections: a wrong attempt is counted while the caller's transaction is open. It must neither be rolled
   * back with it nor wait for a connection that other callers hold.
   */
  countersDb: Database;
};

// The services that the platform provides to the server side of areas.

import type { Clock } from '#platform/clock.ts';
import type { CaptchaVerifier } from './captcha/captcha.ts';
import type { Configuration } from './configuration.ts';
import type { Database } from './database/database.ts';
import type { Reads } from './database/reads.ts';
import type { FairShares } from './http/fair-share.ts';
import type { Keys } from './keys.ts';
import type { Log } from './logging.ts';
import type { Recognition } from './partners/recognition.ts';
import type { ErrorTexts } from './http/error-answer.ts';
import type { OneTimeCodes } from './one-time-code/one-time-code.ts';
import type { SecurityCodes } from './security-code/security-code.ts';
import type { Provisioning } from './partners/provisioning.ts';
import type { Push } from './outbox/push.ts';
import type pg from 'pg';

export type Platform = {
  configuration: Configuration;
  db: Database;
  pool: pg.Pool;
  /**
   * Separate connections for counters of attempts, which count even if the change of the caller is rolled back. Commits do
   * not wait for the disk, so requests from one address do not delay each other.
   */
  countersDb: Database;
  /** For a few frequent, short, prepared statements. */
  reads: Reads;
  shares: FairShares;
  clock: Clock;
  log: Log;
  keys: Keys;
  codes: OneTimeCodes;
  securityCodes: SecurityCodes;
  captcha: CaptchaVerifier;
  recognition: Recognition;
  provisioning: Provisioning;
  /** Null if push messages are not offered. */
  push: Push | null;
  errorText: ErrorTexts;
};

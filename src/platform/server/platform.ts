// The services that the platform provides to the server side of areas.

import type { Clock } from '#platform/clock.ts';
import type { CaptchaVerifier } from './captcha/captcha.ts';
import type { Configuration, PartnerKeys } from './configuration.ts';
import type { Database } from './database/database.ts';
import type { Reads } from './database/reads.ts';
import type { FairShares } from './http/fair-share.ts';
import type { Log } from './logging.ts';
import type { Recognition } from './partners/recognition.ts';
import type { ErrorTexts } from './http/error-answer.ts';
import type { OneTimeCodes } from './one-time-code/one-time-code.ts';
import type { SecurityCodes } from './security-code/security-code.ts';
import type { Provisioning } from './partners/provisioning.ts';
import type pg from 'pg';

export type Keys = {
  token: Uint8Array;
  code: Uint8Array;
  /** Encrypts secrets that are stored temporarily: codes until they are sent, passwords until they are set. */
  storage: Uint8Array;
  captcha: string;
  /** Signs the tokens of the operator's systems. */
  operatorApi: Uint8Array;
  /** Signs the requests and answers of the embedded payment page. */
  payment: Uint8Array;
  /** Signs the cookie of a browser that has signed in before. */
  knownBrowser: Uint8Array;
  /** Shared with the protection service only. */
  protection: Uint8Array;
  /** Shared with each partner: by source, then by key name, the newest first. */
  partners: PartnerKeys;
};

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
  errorText: ErrorTexts;
};

// Distinguishes an unavailable, frozen or full database, which is temporary and answered with 503, from our own errors.

import pg from 'pg';

/** Classes 08, 53 and 58: connections, resources and system errors. */
const unavailableClasses = new Set(['08', '53', '58']);

const unavailableCodes = new Set([
  '25006', // read only: a standby that is not promoted yet
  '25P03', // idle in a transaction for too long
  '40001', // serialization failure
  '40P01', // deadlock
  '55P03', // lock timeout
  '57014', // cancelled by the operator
  '57P01', // shut down by the operator
  '57P02', // shut down after a crash
  '57P03', // starting or stopping
  '57P05', // idle for too long
]);

const unavailableSystemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** A connection that was closed because the database was silent. */
export class DatabaseSilent extends Error {
  constructor() {
    super('the database does not answer');
  }
}

/** The driver throws these as plain errors: they have no class and no code. */
const unavailableMessages =
  /^(Connection terminated|timeout (expired|exceeded)|Client (has encountered a connection error|was closed)|Cannot use a pool after)/;

export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) {
    const code = error.code ?? '';
    return unavailableCodes.has(code) || unavailableClasses.has(code.slice(0, 2));
  }
  if (error instanceof DatabaseSilent) return true;
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // Node reports a write to a socket that the other side has ended without a system call.
  if (code === 'EPIPE' || (syscall !== undefined && unavailableSystemCodes.has(code ?? ''))) return true;
  return unavailableMessages.test(error.message);
}

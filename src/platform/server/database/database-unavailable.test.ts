import pg from 'pg';
import { expect, it } from 'vitest';
import { DatabaseSilent, isDatabaseUnavailable } from './database-unavailable.ts';

function fromDatabase(code: string): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError('said', 4, 'error'), { code });
}

const fromSystem = (code: string, syscall?: string) => Object.assign(new Error(code), { code, syscall });

it.each(['57P01', '57P03', '53100', '53300', '08006', '55P03', '40P01', '25006', '58030'])(
  'PostgreSQL reports an outage with %s',
  (code) => expect(isDatabaseUnavailable(fromDatabase(code))).toBe(true),
);

it.each(['23505', '42P01', '22021', '23514', '42601'])('PostgreSQL reports our own error with %s', (code) =>
  expect(isDatabaseUnavailable(fromDatabase(code))).toBe(false),
);

it.each([
  fromSystem('ECONNREFUSED', 'connect'),
  fromSystem('ENOENT', 'connect'),
  fromSystem('ECONNRESET', 'read'),
  fromSystem('EPIPE', 'write'),
  fromSystem('EPIPE'),
  new DatabaseSilent(),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Client has encountered a connection error and is not queryable'),
])('a lost connection is an outage: %s', (error) => expect(isDatabaseUnavailable(error)).toBe(true));

it.each([
  new Error('unexpected'),
  new Error('the database does not answer'),
  new TypeError('x is not a function'),
  fromSystem('ENOENT', undefined),
  'text',
  null,
])('another error is not an outage: %s', (error) => expect(isDatabaseUnavailable(error)).toBe(false));

import pg from 'pg';
import { expect, it } from 'vitest';
import { isDatabaseAway } from './database-away.ts';

function fromDatabase(code: string): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError('said', 4, 'error'), { code });
}

const fromSystem = (code: string, syscall?: string) => Object.assign(new Error(code), { code, syscall });

it.each(['57P01', '57P03', '53100', '53300', '08006', '55P03', '40P01', '25006', '58030'])(
  'PostgreSQL says with %s that it is away',
  (code) => expect(isDatabaseAway(fromDatabase(code))).toBe(true),
);

it.each(['23505', '42P01', '22021', '23514', '42601'])('PostgreSQL says with %s that we are wrong', (code) =>
  expect(isDatabaseAway(fromDatabase(code))).toBe(false),
);

it.each([
  fromSystem('ECONNREFUSED', 'connect'),
  fromSystem('ENOENT', 'connect'),
  fromSystem('ECONNRESET', 'read'),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Client has encountered a connection error and is not queryable'),
])('a connection that is lost is a database that is away: %s', (error) => expect(isDatabaseAway(error)).toBe(true));

it.each([new Error('unexpected'), new TypeError('x is not a function'), fromSystem('ENOENT', undefined), 'text', null])(
  'anything else is not: %s',
  (error) => expect(isDatabaseAway(error)).toBe(false),
);

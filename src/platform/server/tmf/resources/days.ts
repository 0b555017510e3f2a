// Days of the portal as date-times of the operator API: a day starts at midnight, Sofia time.

import { sql } from 'kysely';
import { sofiaDay, startOfSofiaDay } from '#platform/clock.ts';
import { TmfError } from '../tmf-error.ts';

export const momentOf = (day: string) => startOfSofiaDay(day).toISOString();

/** The same in SQL, for a column of the table t. */
export const startOfDay = (column: string) => sql`t.${sql.id(column)}::timestamp at time zone 'Europe/Sofia'`;

export function readMoment(at: string, attribute: string): Date {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) throw new TmfError('invalidBody', `${attribute} is not a date-time.`);
  return moment;
}

export const readDay = (at: string, attribute: string) => sofiaDay(readMoment(at, attribute));

// Data retention of questions. Messages and files are deleted with their question.

import { sql } from 'kysely';
import { day, type RetentionRule } from '#platform/server/jobs/clean-up.ts';

export const retentionOfHelp: readonly RetentionRule[] = [
  // As long as the notes of support.
  { table: 'help_question', age: 'changed_at', after: 3 * 365 * day },
  // Uploaded, but not sent with a message.
  { table: 'help_file', age: 'created_at', after: day, only: sql`question_id is null` },
];

// Changes the catalogue from a given day. A change for today is applied at once; others are validated and scheduled.

import { sofiaDay, startOfSofiaDay } from '#platform/clock.ts';
import { done } from '#platform/endpoint.ts';
import { refuse, type Refusal } from '#platform/errors.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import type { ImportedResource } from '#platform/server/import/imported-resource.ts';
import type { Problem } from '#platform/server/import/problem.ts';
import { checkerOf } from '#platform/server/import/record.ts';
import type { ChangeAuthor } from '../../server/change-or-propose.ts';
import { recordDeskAction } from '#platform/server/audit/record-desk-action.ts';
import { mayBeginOn } from '../../rules.ts';
import type { FieldValue } from '../rules.ts';
import { applyChange } from './apply-change.ts';
import { beginChangeJob } from './begin-change.ts';
import { editableFields } from './editable-resource.ts';
import { refusalOfProblem } from './refusal-of-problem.ts';
import { holdItem, readRows, saveChange, type Values } from './store.ts';

export type CatalogueChangeRequest = {
  kind: ImportedResource;
  item: readonly string[];
  adds: boolean;
  values: readonly { field: string; was: FieldValue; value: FieldValue }[];
  beginsOn: string;
  operator: ChangeAuthor;
  now: Date;
};

type ChangeRefusal = Refusal<'EC_Not_Found' | 'EC_Invalid_Request' | 'EC_Settings_Changed'>;

export async function changeCatalogue(tx: Tx, asked: CatalogueChangeRequest): Promise<typeof done | ChangeRefusal> {
  const { kind, item, operator, beginsOn, now } = asked;
  const today = sofiaDay(now);
  if (!mayBeginOn(beginsOn, today)) return refuse('EC_Invalid_Request', { Field: 'body/begins_on' });
  const names = asked.values.map(({ field }) => field);
  if (new Set(names).size < names.length) return refuse('EC_Invalid_Request', { Field: 'body/values' });
  const stranger = asked.values.find(({ field }) => !isChangeable(kind, field));
  if (stranger)
    return refusalOf({ field: stranger.field, message: 'is no field that changes', code: 'not_changeable' });
  await holdItem(tx, kind, item);
  const [row] = item.length === kind.key.length ? await readRows(tx, kind, item) : [];
  if (asked.adds ? row !== undefined : row === undefined) return refuse(row ? 'EC_Settings_Changed' : 'EC_Not_Found');
  if (row && asked.values.some(({ field, was }) => !isSame(row[field] ?? null, was))) {
    return refuse('EC_Settings_Changed');
  }
  const changes = Object.fromEntries(asked.values.map(({ field, value }) => [field, value]));
  const change = { kind, item, changes, by: operator.name, now };
  const problem = beginsOn === today ? await applyChange(tx, change) : problemOf(kind, item, { ...row, ...changes });
  if (problem) return refusalOf(problem);
  const saved = { kind: kind.name, item, changes, beginsOn, operatorId: operator.operatorId, now };
  const changeId = await saveChange(tx, { ...saved, appliedAt: beginsOn === today ? now : null });
  if (beginsOn === today) return done;
  await enqueue(tx, beginChangeJob, { changeId }, { runAt: startOfSofiaDay(beginsOn) });
  await recordDeskAction(tx, {
    by: operator.name,
    action: 'catalogue.schedule',
    subject: [kind.name, ...item].join(' '),
    facts: { begins_on: beginsOn, to: changes },
    happenedAt: now,
  });
  return done;
}

function isChangeable(kind: ImportedResource, field: string): boolean {
  return !kind.key.includes(field) && editableFields(kind).some(({ name }) => name === field);
}

const isSame = (one: FieldValue, other: FieldValue) => JSON.stringify(one) === JSON.stringify(other);

function problemOf(kind: ImportedResource, item: readonly string[], values: Values): Problem | null {
  const key = Object.fromEntries(kind.key.map((name, at) => [name, item[at]]));
  const checked = checkerOf(kind)({ ...values, ...key });
  return 'problems' in checked ? (checked.problems[0] ?? null) : null;
}

/** The field has the name of the form. */
export function refusalOf(problem: Problem): Refusal<'EC_Invalid_Request'> {
  const { field, reason, limit } = refusalOfProblem(problem);
  return refuse('EC_Invalid_Request', { Field: field, Reason: reason, ...(limit !== null && { Limit: limit }) });
}

// The desk has labels in both languages for the catalogue, the refusals, audited actions with their facts, and pending
// tasks.

import { describe, expect, it } from 'vitest';
import { operatorDeskBg } from '#areas/operator-desk/texts/bg.ts';
import { operatorDeskEn } from '#areas/operator-desk/texts/en.ts';
import { wordKey } from '#areas/operator-desk/rules.ts';
import { refusalReasons } from '#areas/operator-desk/catalogue/refusal.ts';
import { editableFields } from '#areas/operator-desk/catalogue/server/editable-resource.ts';
import { refusalOfProblem } from '#areas/operator-desk/catalogue/server/refusal-of-problem.ts';
import { auditFacts } from '#platform/audit-facts.ts';
import { attentionSubjects } from '#platform/attention-subjects.ts';
import { platformAuditActions } from '#platform/server/audit/audit-actions.ts';
import { fieldsOf, type ImportedResource } from '#platform/server/import/imported-resource.ts';
import { checkerOf } from '#platform/server/import/record.ts';
import { openPortal } from '#testing/portal.ts';
import { areas } from '../server/areas.ts';
import { jobHandlers } from '../server/background.ts';
import { deskResources } from '../server/desk-resources.ts';
import { messages } from '../server/messages.ts';
import { texts } from '../server/texts.ts';

const byName = deskResources.map((kind) => [kind.name, kind] as const);
const hasLabel = (key: string) => key in operatorDeskBg;

it.each(byName)('%s, their fields and their choices have labels', (_name, kind) => {
  const fields = editableFields(kind);
  const keys = [
    wordKey('kind', kind.name),
    ...fields.map(({ name }) => wordKey('field', name)),
    ...fields.flatMap(({ choices }) => choices.map((value) => wordKey('choice', value))),
  ];
  expect(keys.filter((key) => !hasLabel(key))).toEqual([]);
});

it('every part of the texts has a label', () => {
  const features = [...Object.keys(texts), ...messages.map(({ feature }) => feature)];
  const keys = features.map((feature) => wordKey('part', feature));
  expect(keys.filter((key) => !hasLabel(key))).toEqual([]);
});

it('every reason of a refusal has a sentence', () => {
  expect(refusalReasons.filter((reason) => !hasLabel(`refused_${reason}`))).toEqual([]);
});

it('every audited action has a label in both languages', () => {
  const actions = [...platformAuditActions, ...areas.flatMap((area) => area.auditActions)];
  expect(actions.length).toBeGreaterThan(90);
  expect(withoutLabel(actions.map((action) => wordKey('action', action)))).toEqual([]);
});

it('every fact of an audit entry has a label in both languages', () => {
  expect(withoutLabel(auditFacts.map((fact) => wordKey('fact', fact)))).toEqual([]);
});

it('every pending task of a number has a label in both languages', () => {
  expect(withoutLabel(attentionSubjects.map((subject) => wordKey('subject', subject)))).toEqual([]);
});

it('every job has a label in both languages', async () => {
  const portal = await openPortal();
  const names = jobHandlers(portal.platform).map(({ job }) => job.name);
  await portal.close();
  expect(names.length).toBeGreaterThan(10);
  expect(withoutLabel(names.map((name) => wordKey('job', name)))).toEqual([]);
});

it('no two actions, facts or jobs have the same label', () => {
  for (const catalogue of [operatorDeskBg, operatorDeskEn]) {
    const named = Object.entries(catalogue).filter(([key]) => /^(action|fact|job)_(?!again|on_its_way)/.test(key));
    expect(new Set(named.map(([, words]) => words)).size).toBe(named.length);
  }
});

/** Identifiers are not labels. */
const withoutLabel = (keys: readonly string[]) =>
  keys.filter((key) =>
    [operatorDeskBg, operatorDeskEn].some((catalogue) => !/^\p{Lu}[^._]+$/u.test(catalogue[key as 'desk'] ?? '')),
  );

const wrongValues = [
  null,
  'five',
  -1,
  1.5,
  10 ** 12,
  true,
  '',
  'x'.repeat(5000),
  'a b',
  '\0',
  [],
  ['x'],
  [1.5],
  '2026-02-31',
];

/** The problems of a resource when one field of a valid line is wrong. */
function problemsWith(kind: ImportedResource) {
  const check = checkerOf(kind);
  return kind.examples.flatMap((example) =>
    [...fieldsOf(kind).map(({ name }) => name), 'no_such_field'].flatMap((name) =>
      wrongValues.flatMap((value) => {
        const checked = check({ ...example, [name]: value });
        return 'problems' in checked ? checked.problems : [];
      }),
    ),
  );
}

describe.each(byName)('a refusal for %s', (_name, kind) => {
  it('has its own reason', () => {
    const problems = problemsWith(kind);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.filter((problem) => refusalOfProblem(problem).reason === 'other')).toEqual([]);
  });
});

it.each([
  ['extras', { max_price_cents: 1 }, 'below_regular_price', null],
  ['extras', { regular_price_cents: -1 }, 'too_small', 0],
  ['extras', { name_bg: 'x'.repeat(401) }, 'too_long', 400],
  ['tariff-extras', { promo_price_cents: 1 }, 'promo_period_only', null],
  ['roaming-plans', { valid_days: null }, 'package_only', null],
  ['bonus-campaigns', { ends_on: '2020-01-01' }, 'ends_before_start', null],
  ['bonus-campaigns', { ends_on: '2027-02-31' }, 'not_a_day', null],
  ['brand-settings', { value: '//elsewhere.example/a.png' }, 'not_a_picture', null],
])('%s with %j are refused as %s', (name, wrong, reason, limit) => {
  const kind = deskResources.find((each) => each.name === name)!;
  const checked = checkerOf(kind)({ ...kind.examples[0], ...wrong });
  const [problem] = 'problems' in checked ? checked.problems : [];
  expect(refusalOfProblem(problem!)).toMatchObject({ reason, limit });
});

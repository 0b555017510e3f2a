// Every audited action, pending task and offer belongs to exactly one area.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { attentionKinds } from '#platform/attention-kinds.ts';
import { offers } from '#platform/offers.ts';
import { platformAuditActions } from '#platform/server/audit/audit-actions.ts';
import { areas } from '../server/areas.ts';

it('every kind of pending tasks is named by one area', () => {
  expect(areas.flatMap((area) => area.attentionKinds).toSorted()).toEqual(attentionKinds.toSorted());
});

it('every offer is named by one area', () => {
  expect(areas.flatMap((area) => area.offers).toSorted()).toEqual(offers.toSorted());
});

const root = join(import.meta.dirname, '../../..');
const actions = [...platformAuditActions, ...areas.flatMap((area) => area.auditActions)];

it('no audited action is named twice', () => {
  expect(actions.length).toBeGreaterThan(90);
  expect(actions.toSorted()).toEqual([...new Set(actions)].toSorted());
});

/** Jobs write entries, too; src/app/checks/audit.test.ts covers only those of calls. */
it('every audited action is named by a test of what writes it', () => {
  const files = globSync(['src/**/*.test.ts', 'testing/*.ts'], { cwd: root });
  const tests = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const isNamed = (action: string) => new RegExp(`['\`]${RegExp.escape(action)}(?![\\w.-])`).test(tests);
  expect(actions.filter((action) => !isNamed(action))).toEqual([]);
});

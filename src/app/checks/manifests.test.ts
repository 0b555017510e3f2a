// Every audited action, pending task and offer belongs to exactly one area.

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

it('no audited action is named twice', () => {
  const actions = [...platformAuditActions, ...areas.flatMap((area) => area.auditActions)];
  expect(actions.length).toBeGreaterThan(90);
  expect(actions.toSorted()).toEqual([...new Set(actions)].toSorted());
});

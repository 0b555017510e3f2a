import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#platform/server/database/database.ts';
import { operatorIn } from '#testing/desk.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { insertProposal, isProposed } from './proposal-store.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
  const operatorId = await operatorIn(portal, 'proposes');
  await inTransaction(portal.platform.db, (tx) => insertProposal(tx, { ...proposal, operatorId, expiresAt }));
});
afterAll(() => portal.close());

const now = new Date('2026-11-17T10:00:00Z');
const expiresAt = new Date('2026-11-24T10:00:00Z');
const proposal = { kind: 'text', subject: 'home page bg', request: { text: 'x' }, now } as const;

it.each([
  ['the same change', {}, true],
  ['a change of another kind', { kind: 'catalogue' }, false],
  ['a change of another subject', { subject: 'home page en' }, false],
  ['another change', { request: { text: 'y' } }, false],
  ['the same change after it expired', { now: expiresAt }, false],
] as const)('%s is proposed already: %j, %s', async (_, more, is) => {
  const found = await inTransaction(portal.platform.db, (tx) => isProposed(tx, { ...proposal, ...more }));
  expect(found).toBe(is);
});

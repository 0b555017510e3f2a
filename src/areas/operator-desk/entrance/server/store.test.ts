import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import { operatorIn } from '#testing/desk.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { endSession, insertSession, listOperators, useTotpStep } from './store.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const now = new Date('2026-11-17T10:00:00Z');
const write = <Result>(work: (tx: Tx) => Promise<Result>) => inTransaction(portal.platform.db, work);
const change = (values: { sealed_totp?: string; removed_at?: Date | null }, operatorId: number) =>
  portal.platform.db.updateTable('operator').set(values).where('operator_id', '=', operatorId).execute();

it('the list of operators does not contain those who were removed', async () => {
  const names = async () => (await listOperators(portal.platform.db)).map(({ name }) => name);
  const operatorId = await operatorIn(portal, 'leaves');
  expect(await names()).toContain('leaves');
  await change({ removed_at: now }, operatorId);
  expect(await names()).not.toContain('leaves');
});

describe('a code of an authenticator', () => {
  it('is not consumed by a removed operator, nor for another secret than it was checked with', async () => {
    const operatorId = await operatorIn(portal, 'uses-a-code');
    await change({ sealed_totp: 'sealed' }, operatorId);
    const use = (sealed: string, step: number) => write((tx) => useTotpStep(tx, operatorId, sealed, step));
    expect(await use('sealed', 1)).toBe(true);
    expect(await use('sealed', 1)).toBe(false);
    expect(await use('of an earlier enrolment', 2)).toBe(false);
    await change({ removed_at: now }, operatorId);
    expect(await use('sealed', 2)).toBe(false);
    await change({ removed_at: null }, operatorId);
    expect(await use('sealed', 2)).toBe(true);
  });
});

it('a session that has ended keeps the time of its end', async () => {
  const sessionId = randomUUID();
  const operatorId = await operatorIn(portal, 'signs-out-twice');
  const [tokenHash, cookieHash] = [randomBytes(32), randomBytes(32)];
  await write((tx) => insertSession(tx, { sessionId, operatorId, tokenHash, cookieHash, now }));
  await write((tx) => endSession(tx, sessionId, now));
  await write((tx) => endSession(tx, sessionId, new Date(now.getTime() + 1000)));
  const session = portal.platform.db.selectFrom('operator_session').select('ended_at');
  expect(await session.where('session_id', '=', sessionId).execute()).toEqual([{ ended_at: now }]);
});

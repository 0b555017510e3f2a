// What each statement still does for a closed profile, an ended session or an expired row.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import { eraseTime } from '#platform/server/restore-link/restore-link.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';
import { challengeLifeSeconds } from '../passkeys/rules.ts';
import { findRecovery, findStepUpEnd, saveRecovery, saveStepUp } from '../step-up/server/step-up-store.ts';
import { giveCode } from './attempt-store.ts';
import { saveSessionChallenge, useSessionChallenge } from './passkeys/challenge-store.ts';
import { refuseClosedProfile } from './send-restore-link.ts';
import { noIdentity } from './session-identity.ts';
import { findLiveSessions } from './session-store.ts';

let portal: TestPortal;
let maria: Browser;
let session: { accountId: number; sessionId: string };
const now = new Date('2026-11-15T10:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const change = (text: string, values: unknown[]) => portal.platform.pool.query(text, values);
const inTx = <Value>(work: (tx: Tx) => Promise<Value>) => inTransaction(portal.platform.db, work);
const endSession = () => change('update session set ended_at = $2 where session_id = $1', [session.sessionId, now]);

beforeAll(async () => {
  portal = await openPortal();
});
beforeEach(async () => {
  await change('update account set deactivated_at = null', []);
  maria = await portal.browser().signIn('maria');
  const { rows } = await change('select account_id from session where session_id = $1', [maria.sessionId]);
  session = { accountId: (rows[0] as { account_id: number }).account_id, sessionId: maria.sessionId! };
});
afterAll(() => portal.close());

describe('a sign-in without a password', () => {
  const attempt = async () => {
    const { body } = await portal
      .browser()
      .call('GET', '/account/auth/initiate', { query: { redirectUri: '/my-a1/' } });
    return (body as { session_id: string }).session_id;
  };
  const give = (sessionId: string) =>
    giveCode(portal.platform.db, {
      sessionId,
      account: { account_id: session.accountId },
      identity: noIdentity,
      isSteppedUp: false,
      codeHash: Buffer.alloc(32),
      expiresAt: later(60),
    });

  it('gets a code', async () => {
    expect(await give(await attempt())).toBe(true);
  });

  it('gets none if its profile was closed meanwhile', async () => {
    const id = await attempt();
    await change('update account set deactivated_at = $2 where account_id = $1', [session.accountId, now]);
    expect(await give(id)).toBe(false);
  });

  it('gets none if its attempt was used meanwhile', async () => {
    const id = await attempt();
    await change('update sign_in_attempt set used_at = $2 where session_id = $1', [id, now]);
    expect(await give(id)).toBe(false);
  });
});

describe('the passkey challenge of a session', () => {
  const life = challengeLifeSeconds;
  beforeEach(() => saveSessionChallenge(portal.platform.db, session, 'challenge', now));
  const use = (seconds: number) => useSessionChallenge(portal.platform.db, session, later(seconds));

  it.each([
    [life - 1, 'challenge'],
    [life, null],
    [life + 1, null],
  ])('after %i seconds is %s', async (seconds, expected) => {
    expect(await use(seconds)).toBe(expected);
  });

  it('ends with the session', async () => {
    await endSession();
    expect(await use(1)).toBeNull();
  });
});

describe('a session that ended', () => {
  it('is not stepped up by a confirmation in progress', async () => {
    await endSession();
    await inTx((tx) => saveStepUp(tx, session, later(600)));
    expect(await findStepUpEnd(portal.platform.db, session)).toBeNull();
  });
});

describe('the listed sessions', () => {
  it('were used and began after the given times', async () => {
    await change('update session set created_at = $2, last_seen_at = $3 where session_id = $1', [
      session.sessionId,
      later(10),
      later(20),
    ]);
    const isListed = async (created: Date, seen: Date) =>
      (await findLiveSessions(portal.platform.db, session.accountId, { created, seen })).some(
        ({ session_id }) => session_id === session.sessionId,
      );
    expect(await isListed(later(9), later(19))).toBe(true);
    expect(await isListed(later(10), later(19))).toBe(false);
    expect(await isListed(later(9), later(20))).toBe(false);
  });
});

describe('a recovery', () => {
  it('is found until it expires', async () => {
    const times = { requestedAt: now, usableFrom: later(10), expiresAt: later(20) };
    await inTx((tx) => saveRecovery(tx, { ...session, ...times }));
    expect(await findRecovery(portal.platform.db, session.accountId, later(19))).toBeDefined();
    expect(await findRecovery(portal.platform.db, session.accountId, later(20))).toBeUndefined();
  });
});

describe('a closed profile', () => {
  it('can be restored until the moment it is erased', async () => {
    await change('update account set deactivated_at = $2 where account_id = $1', [session.accountId, now]);
    const end = eraseTime(now);
    const at = (moment: Date) =>
      refuseClosedProfile(
        { ...portal.platform, clock: { now: () => moment } },
        { accountId: session.accountId, origin: 'https://portal.example' },
      );
    expect(await at(new Date(end.getTime() - 1))).toMatchObject({ refused: 'EC_Profile_Closed' });
    expect(await at(end)).toBeNull();
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '#platform/server/http/caller.ts';
import { onlyVersion } from '#testing/key-versions.ts';
import { openRegistration, type RegistrationPortal } from '#testing/registration.ts';
import { findActivation } from '../account/server/activate-email.ts';
import { registrationKeyDependencies } from './key-dependencies.ts';
import { findNewestWaiting } from './workflow-store.ts';

let registration: RegistrationPortal;
beforeAll(async () => {
  registration = await openRegistration();
});
beforeEach(async () => {
  await registration.startOver();
  await registration.query('delete from registration_workflow');
});
afterAll(() => registration.close());

const end = new Date('2030-01-01T10:00:00Z');
const before = new Date(end.getTime() - 1);
const endsAtThisMoment = () => registration.query('update registration_workflow set expires_at = $1', [end]);

describe('a registration', () => {
  it('waits for its signal until it expires', async () => {
    const { email } = await registration.started();
    await endsAtThisMoment();
    const find = (now: Date) =>
      findNewestWaiting(registration.portal.platform.db, { email, states: ['AwaitingEmailActivation'], now });
    expect(await find(before)).toMatchObject({ email });
    expect(await find(end)).toBeUndefined();
  });

  it('can be activated until it expires', async () => {
    const { person, email } = await registration.started();
    await endsAtThisMoment();
    const find = (now: Date) =>
      findActivation(
        { ...registration.portal.platform, clock: { now: () => now } },
        { email, correlationId: person.id, cookie: undefined, password: undefined },
      );
    expect(await find(before)).toMatchObject({ isNamed: true });
    expect(await find(end)).toBeNull();
  });
});

describe('the previous key is needed', () => {
  const count = (token: { current: Uint8Array; previous: Uint8Array | null }, now = before) =>
    registrationKeyDependencies
      .find(({ name }) => name === 'registrations in progress')!
      .countDependent(
        registration.portal.platform.db,
        { ...registration.portal.platform.keys, token: { ...onlyVersion(token.current), previous: token.previous } },
        now,
      );
  const other = hashOf('another key');

  it('for the registrations in progress whose id it made', async () => {
    const { current } = registration.portal.platform.keys.token;
    await registration.started();
    await registration.started();
    await endsAtThisMoment();
    expect(await count({ current: other, previous: current })).toBe(2);
    expect(await count({ current, previous: other })).toBe(0);
    expect(await count({ current, previous: null })).toBe(0);
    expect(await count({ current: other, previous: current }, end)).toBe(0);
  });

  it.each(['Completed', 'Refused'])('for none that is %s', async (state) => {
    const { current } = registration.portal.platform.keys.token;
    await registration.started();
    await registration.query('update registration_workflow set state = $1, expires_at = $2', [state, end]);
    expect(await count({ current: other, previous: current })).toBe(0);
  });
});

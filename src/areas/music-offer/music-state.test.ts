import { describe, expect, it } from 'vitest';
import { afterRecognition, afterStatus, afterVerification, initialMusic } from './music-state.ts';

const today = '2026-11-15';
const start = initialMusic('a-token');
const read = {
  date_of_subscription: null,
  subscriber_type: 'POSTPAID',
  status: 'NotSubscribed',
  deactivation_date: null,
  renewal_date: null,
  link: null,
} as const;

describe('the state of the music offer', () => {
  it('begins with only its token [MU-008, MU-009, MU-010, MU-011, MU-012, MU-013]', () => {
    expect(start).toEqual({
      msisdnIsVerified: false,
      msisdnIsRecognized: false,
      msisdn: null,
      token: 'a-token',
      dateOfSubscription: null,
      subscriberType: null,
      freePeriodExpired: false,
      endDateOfFreePeriod: null,
      deactivationDate: null,
      renewalDate: null,
      status: null,
      link: null,
    });
  });

  it('has a recognised number and stores the token [MU-002, MU-019, MU-020]', () => {
    const state = afterRecognition(start, { msisdn: '359888100101', is_recognized: true }, 'another');
    expect(state).toMatchObject({ msisdnIsRecognized: true, msisdn: '359888100101', token: 'another' });
    const unknown = afterRecognition(start, { msisdn: null, is_recognized: false }, 'another');
    expect(unknown).toMatchObject({ msisdnIsRecognized: false, msisdnIsVerified: false, msisdn: null });
  });

  it('has a number verified by a code [MU-003, MU-018]', () => {
    const state = afterVerification(start, '359888100102');
    expect(state).toMatchObject({ msisdnIsVerified: true, msisdnIsRecognized: false, msisdn: '359888100102' });
  });

  it('without a date of subscription begins today [MU-023]', () => {
    expect(afterStatus(start, read, today).dateOfSubscription).toBe(today);
    expect(afterStatus(start, { ...read, date_of_subscription: '2026-01-01' }, today).dateOfSubscription).toBe(
      '2026-01-01',
    );
  });

  it.each([
    ['POSTPAID', '2027-02-13', 'MU-024'],
    ['PRIMA', '2026-12-15', 'MU-025'],
    ['CURRENT', '2027-11-15', 'MU-026'],
  ])('without an end date counts the free period of %s until %s [%s]', (subscriber_type, end) =>
    expect(afterStatus(start, { ...read, subscriber_type }, today).endDateOfFreePeriod).toBe(end),
  );

  it.each<[{ end_date_of_free_period?: string | null; free_period_end_date?: string }, string, string]>([
    [{ end_date_of_free_period: '2026-12-01' }, '2026-12-01', 'MU-015'],
    [{ free_period_end_date: '2026-12-02' }, '2026-12-02', 'MU-016'],
    [{ end_date_of_free_period: null, free_period_end_date: '2026-12-02' }, '2026-12-02', 'MU-016'],
    [{ end_date_of_free_period: '2026-12-01', free_period_end_date: '2026-12-02' }, '2026-12-01', 'MU-015'],
  ])('reads the end of the free period from %j as %s [%s]', (ends, end) =>
    expect(afterStatus(start, { ...read, ...ends }, today).endDateOfFreePeriod).toBe(end),
  );

  it.each([
    ['2026-11-14', true],
    ['2026-11-15', false],
    ['2026-11-16', false],
  ])('with the end %s is expired: %s [MU-027]', (end_date_of_free_period, expired) =>
    expect(afterStatus(start, { ...read, end_date_of_free_period }, today).freePeriodExpired).toBe(expired),
  );

  it('copies the dates, the status and the link [MU-014, MU-017]', () => {
    const more = { deactivation_date: '2026-12-05', renewal_date: '2027-01-01', link: 'https://x.example/' } as const;
    expect(afterStatus(start, { ...read, ...more, status: 'Deactivated' }, today)).toMatchObject({
      deactivationDate: '2026-12-05',
      renewalDate: '2027-01-01',
      link: 'https://x.example/',
      status: 'Deactivated',
      subscriberType: 'POSTPAID',
    });
  });
});

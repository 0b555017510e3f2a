import { describe, expect, it } from 'vitest';
import { attentionKinds } from '#platform/attention-kinds.ts';
import { byHolder, greetingAt, inOrderOfNeed, matching, offersFor } from './rules.ts';

it('the greeting follows the hour', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => greetingAt(hour));
  const greetings = { night: [0, 1, 2, 3, 4, 23], morning: [5, 6, 7, 8, 9, 10], evening: [18, 19, 20, 21, 22] };
  for (const [greeting, at] of Object.entries(greetings)) {
    expect(hours.flatMap((said, hour) => (said === greeting ? [hour] : []))).toEqual(at);
  }
  expect(hours.filter((said) => said === 'day')).toHaveLength(7);
});

describe('the attention entries', () => {
  it('are sorted by date, those without a date last', () => {
    const items = [
      { kind: 'document-to-sign', due_on: null },
      { kind: 'trial-ends', due_on: '2026-04-01' },
      { kind: 'limit-near', due_on: '2026-03-05' },
    ] as const;
    expect(inOrderOfNeed(items).map((item) => item.kind)).toEqual(['limit-near', 'trial-ends', 'document-to-sign']);
  });

  it('are sorted by kind on the same day', () => {
    const items = attentionKinds.toReversed().map((kind) => ({ kind, due_on: '2026-04-01' }));
    expect(inOrderOfNeed(items).map((item) => item.kind)).toEqual(attentionKinds);
  });

  it('are not mutated by sorting', () => {
    const items = [
      { kind: 'trial-ends', due_on: '2026-04-02' },
      { kind: 'trial-ends', due_on: '2026-04-01' },
    ] as const;
    inOrderOfNeed(items);
    expect(items[0].due_on).toBe('2026-04-02');
  });
});

describe('offers', () => {
  const all = { takes_donations: true, gives_free_music: true, gives_bonus: true };
  const mobile = { msisdn_type: 'Mobile', owner: true, subscriber_type: 'POSTPAID' };

  it.each([
    ['all campaigns run', all, ['donation', 'music', 'weekend-bonus']],
    ['no donation campaign runs', { ...all, takes_donations: false }, ['music', 'weekend-bonus']],
    ['no free music is left', { ...all, gives_free_music: false }, ['donation', 'weekend-bonus']],
    ['no bonus campaign runs', { ...all, gives_bonus: false }, ['donation', 'music']],
  ])('to the owner of a mobile number when %s', (_when, campaigns, shown) => {
    expect(offersFor([mobile], campaigns)).toEqual(shown);
  });

  it('exclude the weekend bonus for prepaid numbers, which cannot join', () => {
    expect(offersFor([{ ...mobile, subscriber_type: 'PRIMA' }], all)).toEqual(['donation', 'music']);
  });

  it.each([
    ['does not own one', [{ ...mobile, owner: false }]],
    ['has only TV', [{ ...mobile, msisdn_type: 'Tv' }]],
    ['has nothing', []],
  ])('are not shown to a user who %s', (_who, services) => expect(offersFor(services, all)).toEqual([]));
});

describe('a search in services', () => {
  const services = [
    { service_id: '359888100601', label: null, tariff_name: 'Бизнес 40' },
    { service_id: '359888100602', label: 'Доставки', tariff_name: 'Бизнес 40' },
    { service_id: '200000100201', label: null, tariff_name: 'Дом ТВ 180' },
  ];
  it.each([
    ['0888 100 602', ['359888100602']],
    ['359888100602', ['359888100602']],
    ['ДОСТ', ['359888100602']],
    ['бизнес', ['359888100601', '359888100602']],
    ['', ['359888100601', '359888100602', '200000100201']],
    ['няма', []],
  ])('for %j finds %j', (typed, found) => {
    expect(matching(services, typed).map((service) => service.service_id)).toEqual(found);
  });
});

it('services are grouped by owner, own pids first', () => {
  const service = (service_id: string, pid: string | null, holder_name: string) => ({ service_id, pid, holder_name });
  const groups = byHolder([
    service('1', null, 'Пекарна'),
    service('2', '8307099971', 'Мария'),
    service('3', '999000177', 'Фирма'),
    service('4', '8307099971', 'Мария'),
  ]);
  expect(
    groups.map(({ holder, pid, services }) => [holder, pid, services.map(({ service_id }) => service_id)]),
  ).toEqual([
    ['Мария', '8307099971', ['2', '4']],
    ['Фирма', '999000177', ['3']],
    ['Пекарна', null, ['1']],
  ]);
});

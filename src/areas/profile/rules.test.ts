import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serviceTypes } from '#platform/service-type.ts';
import { isFindable, writtenAddress } from './address-rules.ts';
import { formFields } from './card-rules.ts';
import {
  automaticPayment,
  automaticPaymentBody,
  assignmentOf,
  canActivate,
  isEligibleForBonus,
  merged,
  preselectedCard,
  type Payments,
} from './payment-rules.ts';
import { byContract, cardLife, profileNeeds, serviceIdentity } from './rules.ts';

describe('a service in the list of a contract', () => {
  const service = { service_id: '359888100101', installation_address: 'гр. София, ул. Шипка 12' };

  it('shows the installation address of broadband [PR-030]', () => {
    expect(serviceIdentity({ ...service, service_type: 'HomeBroadband' })).toBe('гр. София, ул. Шипка 12');
  });

  it.each(serviceTypes.filter((type) => type !== 'HomeBroadband'))(
    'shows the number of the type %s, with 0 instead of 359 [PR-031, PR-032]',
    (service_type) => expect(serviceIdentity({ ...service, service_type }).replace(/\s/g, '')).toBe('0888100101'),
  );

  it('is grouped by its contract', () => {
    const services = ['A', 'B', 'A'].map((contract_id, index) => ({ contract_id, index }));
    expect(byContract(services).map(({ contractId, services: own }) => [contractId, own.length])).toEqual([
      ['A', 2],
      ['B', 1],
    ]);
  });
});

describe('an address', () => {
  const nothing = { street_name: null, street_no: null, quarter_name: null, building_number: null };

  it.each([
    [{}, false],
    [{ street_name: 'Шипка' }, false],
    [{ street_no: '12' }, false],
    [{ street_name: 'Шипка', street_no: '12' }, true],
    [{ quarter_name: 'Банишора' }, false],
    [{ building_number: '5' }, false],
    [{ quarter_name: 'Банишора', building_number: '5' }, true],
    [{ street_name: 'Шипка', building_number: '5' }, false],
    [{ quarter_name: 'Банишора', street_no: '5' }, false],
    [{ street_name: ' ', street_no: '12' }, false],
  ])('of %j is complete: %s [PR-073]', (given, expected) =>
    expect(isFindable({ ...nothing, ...given })).toBe(expected),
  );

  it('is formatted without its missing parts', () => {
    const words = { building: 'бл.', entry: 'вх.', floor: 'ет.', ap: 'ап.' };
    const place = {
      ...nothing,
      city_type: 'гр.',
      city: 'София',
      post_code: '1000',
      entry: null,
      floor: null,
      ap: null,
    };
    expect(writtenAddress({ ...place, street_name: 'ул. Шипка', street_no: '12', ap: '7' }, words)).toBe(
      'гр. София 1000, ул. Шипка 12, ап. 7',
    );
    expect(
      writtenAddress({ ...place, quarter_name: 'жк Банишора', building_number: '5', entry: 'А', floor: '3' }, words),
    ).toBe('гр. София 1000, жк Банишора, бл. 5, вх. А, ет. 3');
  });
});

describe('a card', () => {
  it.each([
    ['2026-11-14', 'expired'],
    ['2026-11-15', 'expires-soon'],
    ['2026-12-15', 'expires-soon'],
    ['2026-12-16', 'good'],
    [null, 'good'],
  ] as const)('that expires on %s is %s on 2026-11-15', (day, life) => expect(cardLife(day, '2026-11-15')).toBe(life));

  it('is sent with all fields of the transaction except BaseUrl [PR-096]', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (fields) => {
        const { BaseUrl: _, ...rest } = fields;
        expect(formFields({ ...fields, BaseUrl: 'https://bank.example' })).toEqual(rest);
      }),
    );
  });
});

const entries = (paid: (string | null)[]): Payments => ({
  contracts: paid.map((card_id, index) => ({ contract_id: `C${index}`, card_id, is_eligible_for_bonus: false })),
  enlightenment: paid.map((card_id, index) => ({ service_id: `E${index}`, card_id, is_eligible_for_bonus: false })),
  smart_tv: paid.map((card_id, index) => ({ service_id: `S${index}`, card_id, is_eligible_for_bonus: false })),
});

describe('automatic payment', () => {
  it.each([
    [null, true, true],
    [null, false, false],
    ['card', true, false],
    ['card', false, false],
  ])('by card %s of an entry with bonus %s offers a bonus: %s [PR-069]', (card_id, is_eligible_for_bonus, expected) => {
    for (const group of ['contracts', 'enlightenment', 'smart_tv'] as const) {
      const entry = { contract_id: 'C', service_id: 'S', card_id, is_eligible_for_bonus };
      expect(isEligibleForBonus({ ...entries([]), [group]: [entry] })).toBe(expected);
    }
  });

  it('preselects the card when there is exactly one [PR-071]', () => {
    expect(preselectedCard([])).toBeNull();
    expect(preselectedCard([{ card_id: 'a' }])).toBe('a');
    expect(preselectedCard([{ card_id: 'a' }, { card_id: 'b' }])).toBeNull();
  });

  it('needs a card and something to pay [PR-070]', () => {
    const some = { contract_ids: ['C'], enlightenments: [], smart_tvs: [] };
    expect(canActivate(null, some)).toBe(false);
    expect(canActivate('a', some)).toBe(true);
    expect(canActivate('a', { ...some, contract_ids: [] })).toBe(false);
  });

  it('has the fields of the dialog, and is sent with the fields of the call [PR-101]', () => {
    const assignment = { contract_ids: ['C'], enlightenments: ['E'], smart_tvs: ['S'] };
    const action = automaticPayment('card', assignment, true);
    expect(action).toEqual({
      cardId: 'card',
      contractIds: ['C'],
      prosvetaIds: ['E'],
      smartTvIds: ['S'],
      isActive: true,
    });
    expect(automaticPaymentBody(action)).toEqual({ card_id: 'card', ...assignment, is_active: true });
  });

  it('moves to another card without losses or duplicates', () => {
    const cards = fc.array(fc.constantFrom('a', 'b', null), { maxLength: 8 });
    fc.assert(
      fc.property(cards, (paid) => {
        const payments = entries(paid);
        const moved = merged(assignmentOf(payments, 'a'), assignmentOf(payments, 'b'));
        const count = paid.filter(Boolean).length;
        expect(moved.contract_ids).toHaveLength(count);
        expect(new Set([...moved.contract_ids, ...moved.enlightenments, ...moved.smart_tvs]).size).toBe(count * 3);
      }),
    );
  });
});

describe('the open tasks of the profile', () => {
  const calm = { today: '2026-11-15', cards: [], pays: () => 0, pendingEmail: null, documents: 0, expiredDocuments: 0 };

  it('are none if nothing is pending', () => expect(profileNeeds(calm)).toEqual([]));

  it('are sorted: expiring cards that pay, other expiring cards, documents, expired documents, the e-mail', () => {
    const cards = [
      { card_id: 'idle', expiration_date: '2026-11-20' },
      { card_id: 'paying', expiration_date: '2026-11-30' },
      { card_id: 'good', expiration_date: '2029-11-30' },
      { card_id: 'secret', expiration_date: null },
    ];
    const needs = profileNeeds({
      ...calm,
      cards,
      pays: (id) => (id === 'paying' ? 2 : 0),
      pendingEmail: 'new@x.bg',
      documents: 1,
      expiredDocuments: 2,
    });
    expect(needs.map((need) => (need.kind === 'card' ? need.cardId : need.kind))).toEqual([
      'paying',
      'idle',
      'document',
      'expired-document',
      'email',
    ]);
  });
});

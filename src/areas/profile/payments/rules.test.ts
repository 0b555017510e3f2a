import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  automaticPayment,
  automaticPaymentBody,
  assignmentOf,
  canActivate,
  isEligibleForBonus,
  merged,
  onlyItem,
  preselectedCard,
  toggled,
  unpaid,
  type Payments,
} from './rules.ts';

const plain = { is_paid_by_other: false, is_eligible_for_bonus: false };

const entries = (paid: (string | null)[]): Payments => ({
  contracts: paid.map((card_id, index) => ({ contract_id: `C${index}`, card_id, ...plain })),
  enlightenment: paid.map((card_id, index) => ({ service_id: `E${index}`, card_id, ...plain })),
  smart_tv: paid.map((card_id, index) => ({ service_id: `S${index}`, card_id, ...plain })),
});

describe('automatic payment', () => {
  it.each([
    [null, true, true],
    [null, false, false],
    ['card', true, false],
    ['card', false, false],
  ])('by card %s of an entry with bonus %s offers a bonus: %s [PR-069]', (card_id, is_eligible_for_bonus, expected) => {
    for (const group of ['contracts', 'enlightenment', 'smart_tv'] as const) {
      const entry = { contract_id: 'C', service_id: 'S', card_id, is_paid_by_other: false, is_eligible_for_bonus };
      expect(isEligibleForBonus({ ...entries([]), [group]: [entry] })).toBe(expected);
    }
  });

  it('offers a bonus if one of several entries has it', () => {
    const entry = { card_id: null, is_eligible_for_bonus: true };
    const [first, second] = entries([null, null]).contracts;
    expect(isEligibleForBonus({ ...entries([]), contracts: [first!, { ...second!, ...entry }] })).toBe(true);
  });

  it('is chosen item by item, and a second choice of the same item removes it', () => {
    const [contract, service] = [
      { group: 'contracts', id: 'C' },
      { group: 'smart_tv', id: 'S' },
    ] as const;
    const both = toggled(onlyItem(contract), service);
    expect(both).toEqual({ contract_ids: ['C'], enlightenments: [], smart_tvs: ['S'] });
    expect(toggled(both, contract)).toEqual(onlyItem(service));
    expect(toggled(toggled(both, { ...contract, id: 'D' }), contract).contract_ids).toEqual(['D']);
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

  it('is offered for what no card pays yet', () => {
    expect(unpaid(entries(['a', null, 'b']))).toEqual({
      contract_ids: ['C1'],
      enlightenments: ['E1'],
      smart_tvs: ['S1'],
    });
    const [contract] = entries([null]).contracts;
    const byOther = { ...entries([]), contracts: [{ ...contract!, is_paid_by_other: true }] };
    expect(unpaid(byOther).contract_ids).toEqual([]);
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

import { describe, expect, it } from 'vitest';
import { afterDonation, afterEligibility, hasAccepted, initialCampaign, mayDonate } from './campaign-state.ts';

const read = (ids: string[], accepted = false) => ({
  eligible_services: ids.map((service_id) => ({ service_id })),
  accepted_terms_and_conditions: accepted,
});

describe('the state of the campaign', () => {
  it('contains the number, the eligible services, the terms, the checkbox and whether a donation was made [DN-017, DN-018, DN-019, DN-020, DN-021]', () => {
    expect(initialCampaign).toEqual({
      msisdn: null,
      userInfo: [],
      terms: false,
      hasAgreedTnCs: false,
      hasDonated: false,
    });
  });

  it('takes the eligible services and the accepted terms from the eligibility [DN-024, DN-025]', () => {
    const state = afterEligibility(initialCampaign, read(['1', '2'], true));
    expect(state).toMatchObject({ userInfo: ['1', '2'], terms: true, msisdn: '1' });
  });

  it('keeps the selected number while it is eligible, and prefers the one in the address', () => {
    expect(afterEligibility(initialCampaign, read(['1', '2']), '2').msisdn).toBe('2');
    expect(afterEligibility({ ...initialCampaign, msisdn: '2' }, read(['1', '2']), '1').msisdn).toBe('2');
    expect(afterEligibility({ ...initialCampaign, msisdn: '9' }, read(['1', '2'])).msisdn).toBe('1');
    expect(afterEligibility({ ...initialCampaign, msisdn: '9' }, read([])).msisdn).toBeNull();
  });

  it('is set to donated after a donation [DN-026]', () => {
    expect(afterDonation(initialCampaign).hasDonated).toBe(true);
  });

  it.each([
    [false, false, false],
    [true, false, true],
    [false, true, true],
    [true, true, true],
  ])('counts terms %s and checkbox %s as accepted: %s', (terms, hasAgreedTnCs, accepted) => {
    const state = { ...initialCampaign, msisdn: '1', terms, hasAgreedTnCs };
    expect([hasAccepted(state), mayDonate(state)]).toEqual([accepted, accepted]);
  });

  it('allows no donation without an eligible number [DN-034]', () => {
    expect(mayDonate({ ...initialCampaign, terms: true })).toBe(false);
  });
});

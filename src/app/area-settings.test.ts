import { expect, it } from 'vitest';
import { readAreaSettings } from './area-settings.ts';

it("the settings of areas are the operator's lists and names", () => {
  expect(readAreaSettings({ HOME_ASSISTANCE_EXTRA_IDS: '1, 2,,3' })).toEqual({
    home_assistance_extra_ids: '1,2,3',
    donation_campaign_id: 'donation-1',
    identity_provider: '',
    terms_url: 'https://selfcare.abonat.example/terms',
  });
});

it('a campaign with invalid characters is refused with a one-line message', () => {
  const given = { DONATION_CAMPAIGN_ID: 'No 1' };
  expect(() => readAreaSettings(given)).toThrow('DONATION_CAMPAIGN_ID contains invalid characters: "No 1".');
});

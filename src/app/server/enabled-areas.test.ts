import { describe, expect, it } from 'vitest';
import { checkAreaSettings, enabledAreas, publicSettingsOf } from './enabled-areas.ts';

describe('the settings of areas', () => {
  it('contain lists and names as the operator set them', () => {
    expect(publicSettingsOf({ HOME_ASSISTANCE_EXTRA_IDS: '1, 2,,3' })).toEqual({
      disabled_areas: '',
      home_assistance_extra_ids: '1,2,3',
      donation_campaign_id: 'donation-1',
      identity_provider: '',
      terms_url: 'https://selfcare.abonat.example/terms',
    });
  });

  it('are refused in one line when a campaign id has forbidden characters', () => {
    const environment = { DONATION_CAMPAIGN_ID: 'No 1' };
    expect(() => checkAreaSettings(environment)).toThrow('DONATION_CAMPAIGN_ID contains invalid');
  });
});

describe('DISABLED_AREAS', () => {
  it('removes an area and its settings', () => {
    const environment = { DISABLED_AREAS: 'donation-campaign, roaming', DONATION_CAMPAIGN_ID: 'No 1' };
    const names = enabledAreas(environment).map(({ name }) => name);
    expect(names).not.toContain('donation-campaign');
    expect(names).not.toContain('roaming');
    expect(() => checkAreaSettings(environment)).not.toThrow();
    expect(publicSettingsOf(environment)).not.toHaveProperty('donation_campaign_id');
    expect(publicSettingsOf(environment)['disabled_areas']).toBe('roaming,donation-campaign');
  });

  it('is refused with an area that every portal needs or that does not exist', () => {
    expect(() => enabledAreas({ DISABLED_AREAS: 'profile' })).toThrow('DISABLED_AREAS contains "profile"');
    expect(() => enabledAreas({ DISABLED_AREAS: 'toys' })).toThrow('DISABLED_AREAS contains "toys"');
  });
});

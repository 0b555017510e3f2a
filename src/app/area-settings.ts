// Settings of areas for the browser.

import { readHomeAssistanceIds } from '#areas/digital-extras/home-assistance/server/home-assistance-settings.ts';
import { readCampaignId } from '#areas/donation-campaign/server/campaign-settings.ts';
import { readTermsUrl } from '#areas/registration/server/registration-settings.ts';
import { readIdentitySettings } from '#areas/sign-in/server/identity-provider/identity-settings.ts';
import type { Environment } from '#platform/server/environment.ts';

/** Throws BadConfiguration with a one-line message. */
export function readAreaSettings(environment: Environment): Record<string, string> {
  return {
    home_assistance_extra_ids: readHomeAssistanceIds(environment).join(','),
    donation_campaign_id: readCampaignId(environment),
    // Whether customers may sign in through the operator's identity provider.
    identity_provider: readIdentitySettings(environment) ? 'yes' : '',
    terms_url: readTermsUrl(environment),
  };
}

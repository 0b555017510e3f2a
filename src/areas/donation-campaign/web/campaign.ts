// The campaign of this installation.

import type { ApiClient } from '#platform/web/api/api-client.ts';
import { areaSetting, useAreaSetting } from '#platform/web/configuration.ts';

const setting = 'donation_campaign_id';

export function campaignOf(api: ApiClient): Promise<string> {
  return areaSetting(api, setting);
}

export function useCampaign(): string {
  return useAreaSetting(setting);
}

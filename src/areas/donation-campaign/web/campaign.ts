// The campaign of this installation.

import type { ReadClient } from '#platform/web/api/read-client.ts';
import { areaSetting, useAreaSetting } from '#platform/web/configuration.ts';

const setting = 'donation_campaign_id';

export function campaignOf(api: ReadClient): Promise<string> {
  return areaSetting(api, setting);
}

export function useCampaign(): string {
  return useAreaSetting(setting);
}

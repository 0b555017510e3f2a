import { inLanguage, type Language } from '#platform/languages.ts';
import type { BonusEligibility } from '../contract.ts';
import { mayJoin, takesNumbers } from '../rules.ts';
import type { CampaignRow, NumberRow } from './store.ts';

export function presentBonus(
  numbers: readonly NumberRow[],
  campaign: CampaignRow | undefined,
  { language, today }: { language: Language; today: string },
): BonusEligibility {
  const isOpen = campaign !== undefined && takesNumbers(today, campaign);
  const eligible = isOpen ? numbers.filter(mayJoin) : [];
  return {
    is_eligible: eligible.length > 0,
    eligible_msisdns: eligible.map(({ service_id }) => service_id),
    participation_details: eligible.map((number) => ({
      msisdn: number.service_id,
      label: number.label,
      tariff_name: inLanguage({ bg: number.tariff_name_bg, en: number.tariff_name_en }, language),
      status: number.activated_at ? 'Joined' : 'NotJoined',
      activated_at: number.activated_at?.toISOString() ?? null,
      valid_to: number.activated_at && campaign ? campaign.ends_on : null,
    })),
    campaign: campaign
      ? { starts_on: campaign.starts_on, ends_on: campaign.ends_on, bonus_mb: campaign.bonus_mb }
      : null,
    today,
  };
}

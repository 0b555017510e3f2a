import { shownDay } from '#platform/clock.ts';
import { inLanguage } from '#platform/languages.ts';

export function joinedText(language: string, campaign: { bonus_mb: number; ends_on: string }): string {
  const gigabytes = campaign.bonus_mb / 1024;
  const day = shownDay(campaign.ends_on);
  return inLanguage(
    {
      bg: `Номерът ти има ${gigabytes} GB за всеки уикенд, от събота 00:00 до неделя 23:59, до ${day}.`,
      en: `Your number has ${gigabytes} GB for every weekend, from Saturday 00:00 to Sunday 23:59, until ${day}.`,
    },
    language,
  );
}

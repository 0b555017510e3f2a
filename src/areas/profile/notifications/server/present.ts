import { inLanguage, type Language } from '#platform/languages.ts';
import { profileBg } from '../../texts/bg.ts';
import { profileEn } from '../../texts/en.ts';
import type { NotificationType } from '../contract.ts';
import { isSubscribedByDefault, notificationTypeIds } from '../rules.ts';

const descriptions = { bg: profileBg, en: profileEn };

export function presentNotificationTypes(
  choices: ReadonlyMap<number, boolean>,
  language: Language,
): NotificationType[] {
  return notificationTypeIds.map((id) => ({
    id,
    description: inLanguage(descriptions, language)[`notification_${id}`],
    is_subscribed: choices.get(id) ?? isSubscribedByDefault(id),
  }));
}

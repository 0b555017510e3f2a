import { inLanguage, type Language } from '#platform/languages.ts';
import { channelsOfKind, isAlwaysOn, notificationKinds } from '#platform/notifications.ts';
import type { QuietHours } from '#platform/quiet-hours.ts';
import type { Push } from '#platform/server/outbox/push.ts';
import { profileBg } from '../../texts/bg.ts';
import { profileEn } from '../../texts/en.ts';
import type { NotificationSettings, NotificationType } from '../contract.ts';
import { isSubscribed, notificationTypeIds } from '../rules.ts';
import type { Browser, Contacts, Matrix } from './store.ts';

const descriptions = { bg: profileBg, en: profileEn };

export function presentNotificationTypes({ isOn }: Matrix, language: Language): NotificationType[] {
  return notificationTypeIds.map((id) => ({
    id,
    description: inLanguage(descriptions, language)[`notification_${id}`],
    is_subscribed: isSubscribed(id, isOn),
  }));
}

type StoredSettings = {
  matrix: Matrix;
  quietHours: QuietHours | null;
  contacts: Contacts;
  browsers: readonly Browser[];
  push: Push | null;
};

export function presentSettings({
  matrix,
  quietHours,
  contacts,
  browsers,
  push,
}: StoredSettings): NotificationSettings {
  return {
    kinds: notificationKinds.map((kind) => ({
      kind,
      settings: channelsOfKind[kind].map((channel) => ({
        channel,
        is_on: isAlwaysOn(kind) || matrix.isOn({ kind, channel }),
        is_fixed: isAlwaysOn(kind),
      })),
    })),
    quiet_hours: quietHours,
    reach: { email: contacts.email, sms: contacts.number },
    push: push && {
      public_key: push.pushKey.publicKey,
      is_on_here: browsers.some(({ isHere }) => isHere),
      browsers: browsers.length,
    },
  };
}

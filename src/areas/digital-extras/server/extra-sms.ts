import { inLanguage, type Language } from '#platform/languages.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { renderSms } from '#platform/server/messages/render-message.ts';
import { extrasMessages } from '../messages.ts';

type NoticeName = 'sms.activated' | 'sms.not_activated' | 'sms.policy_sent' | 'sms.period_ended';

/** An SMS about an extra, in the language of its recipient. */
export function extraSms(
  tx: Tx,
  name: NoticeName,
  extra: { name_bg: string; name_en: string },
): (language: Language) => Promise<string> {
  return (language) =>
    renderSms(tx, extrasMessages, { name, language, values: { name: nameOfExtra(extra, language) } });
}

export function nameOfExtra(extra: { name_bg: string; name_en: string }, language: Language): string {
  return inLanguage({ bg: extra.name_bg, en: extra.name_en }, language);
}

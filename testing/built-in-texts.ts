// The built-in texts of messages, for tests without a database.

import type { Language } from '#platform/languages.ts';
import type { MessageCatalogue } from '#platform/texts/messages.ts';
import { renderText, type TextValues } from '#platform/texts/render-text.ts';
import { builtInTexts } from '#platform/texts/texts.ts';

export function builtInReader<Key extends string>(messages: MessageCatalogue<Key>, language: Language) {
  const texts = builtInTexts(messages.texts, language);
  return (key: Key, values?: TextValues) => renderText(language, texts[key]!, values);
}

// The texts of messages in one language, with the changes of the operator.

import type { Language } from '#platform/languages.ts';
import { platformMessages } from '#platform/messages.ts';
import type { MessageCatalogue } from '#platform/texts/messages.ts';
import { renderText, type TextValues } from '#platform/texts/render-text.ts';
import { faultOfText } from '#platform/texts/text-fault.ts';
import { application, builtInTexts, type Catalogue } from '#platform/texts/texts.ts';
import type { Queryable } from '../database/database.ts';

/** Includes the frames of e-mails and documents. */
export async function readTexts(db: Queryable, messages: MessageCatalogue, language: Language): Promise<Catalogue> {
  const builtIn = {
    ...builtInTexts(platformMessages.texts, language),
    ...builtInTexts(messages.texts, language),
  };
  const changed = await db
    .selectFrom('translation')
    .select(['key', 'text'])
    .where('application', '=', application)
    .where('feature', 'in', [platformMessages.feature, messages.feature])
    .where('language', '=', language)
    .execute();
  // A change may be older than the built-in text, and lack its values.
  const fitting = changed.filter(({ key, text }) => key in builtIn && !faultOfText(builtIn[key] ?? '', text));
  return { ...builtIn, ...Object.fromEntries(fitting.map(({ key, text }) => [key, text])) };
}

export type TextReader<Key extends string> = (key: Key, values?: TextValues) => string;

/** For the labels of documents. */
export async function textReader<Key extends string>(
  db: Queryable,
  messages: MessageCatalogue<Key>,
  language: Language,
): Promise<TextReader<Key>> {
  const texts = await readTexts(db, messages, language);
  return (key, values) => renderText(language, texts[key] ?? '', values);
}

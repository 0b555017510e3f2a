// Renders messages with the texts as the operator changed them, in the language of the recipient.

import { defaultLanguage, languageOf, languagesForAnybody, type Language } from '#platform/languages.ts';
import { joinContents, layOutMail, mailContent, type Mail } from '#platform/mail.ts';
import { templateOf, type MessageCatalogue, type NameOf, type ValuesOf } from '#platform/texts/messages.ts';
import { renderText } from '#platform/texts/render-text.ts';
import type { Queryable } from '../database/database.ts';
import { readTexts } from './read-texts.ts';

type Message<Messages extends MessageCatalogue, Name extends keyof Messages['samples']> = {
  name: Name;
  /** As stored with the recipient; an unknown one falls back to the default. */
  language: string;
  values: ValuesOf<Messages, Name>;
};

/** With its template, so that the outbox knows which message it is. */
export type RenderedMail = Mail & { template: string };

export const renderSms: <Messages extends MessageCatalogue, Name extends NameOf<Messages, 'sms'>>(
  db: Queryable,
  messages: Messages,
  message: Message<Messages, Name>,
) => Promise<string> = renderOneText;

export const renderPush: <Messages extends MessageCatalogue, Name extends NameOf<Messages, 'push'>>(
  db: Queryable,
  messages: Messages,
  message: Message<Messages, Name>,
) => Promise<string> = renderOneText;

async function renderOneText<Messages extends MessageCatalogue, Name extends keyof Messages['samples'] & string>(
  db: Queryable,
  messages: Messages,
  { name, language: stored, values }: Message<Messages, Name>,
): Promise<string> {
  const language = languageOf(stored);
  const texts = await readTexts(db, messages, language);
  return renderText(language, texts[name] ?? '', values);
}

export async function renderMail<Messages extends MessageCatalogue, Name extends NameOf<Messages, 'mail'>>(
  db: Queryable,
  messages: Messages,
  { name, language: stored, values }: Message<Messages, Name>,
): Promise<RenderedMail> {
  const language = languageOf(stored);
  const texts = await readTexts(db, messages, language);
  const mail = layOutMail(language, texts, mailContent(language, texts, name, values));
  return { ...mail, template: templateOf(messages.feature, name) };
}

type MessageForAnybody<Messages extends MessageCatalogue, Name extends keyof Messages['samples']> = Omit<
  Message<Messages, Name>,
  'language'
>;

/** In two languages, because the language of the recipient is unknown. */
export async function renderSmsForAnybody<Messages extends MessageCatalogue, Name extends NameOf<Messages, 'sms'>>(
  db: Queryable,
  messages: Messages,
  message: MessageForAnybody<Messages, Name>,
): Promise<string> {
  const texts = await inEach(languagesForAnybody, (language) => renderSms(db, messages, { ...message, language }));
  return texts.join(' / ');
}

/** The same for an e-mail; its subject begins with the name of somebody or something. */
export async function renderMailForAnybody<Messages extends MessageCatalogue, Name extends NameOf<Messages, 'mail'>>(
  db: Queryable,
  messages: Messages,
  { name, values, about }: MessageForAnybody<Messages, Name> & { about: string },
): Promise<RenderedMail> {
  const contents = await inEach(languagesForAnybody, async (language) =>
    mailContent(language, await readTexts(db, messages, language), name, values),
  );
  const { subject, ...content } = joinContents(contents);
  const frame = await readTexts(db, messages, defaultLanguage);
  const mail = layOutMail(defaultLanguage, frame, { ...content, subject: `${about}: ${subject}` });
  return { ...mail, template: templateOf(messages.feature, name) };
}

async function inEach<Value>(
  languages: readonly Language[],
  valueIn: (language: Language) => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = [];
  for (const language of languages) values.push(await valueIn(language));
  return values;
}

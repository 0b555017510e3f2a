import type { Language } from '#platform/languages.ts';
import { layOutMail, mailContent, type Mail } from '#platform/mail.ts';
import { platformMessages } from '#platform/messages.ts';
import type { MessageCatalogue, NameOf } from '#platform/texts/messages.ts';
import { builtInTexts } from '#platform/texts/texts.ts';

/** An e-mail with the built-in texts and its example values. */
export function sampleMail<Messages extends MessageCatalogue>(
  messages: Messages,
  name: NameOf<Messages, 'mail'>,
  language: Language,
): Mail {
  const texts = { ...builtInTexts(platformMessages.texts, language), ...builtInTexts(messages.texts, language) };
  return layOutMail(language, texts, mailContent(language, texts, name, messages.samples[name]));
}

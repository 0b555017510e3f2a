// The message that a text is part of, with all its texts, for its preview.

import { forEachLanguage } from '#platform/languages.ts';
import { platformMessages } from '#platform/messages.ts';
import { isTextOf, kindOf, type MessageCatalogue } from '#platform/texts/messages.ts';
import { faultOfText } from '#platform/texts/text-fault.ts';
import type { TextEntry, Wording } from './find-texts.ts';

export function messageOfText(messages: readonly MessageCatalogue[], all: readonly TextEntry[], entry: TextEntry) {
  const catalogue = messages.find(({ feature }) => feature === entry.feature);
  const [name, sample] = Object.entries(catalogue?.samples ?? {}).find(([each]) => isTextOf(each, entry.key)) ?? [];
  if (name === undefined || sample === undefined) return null;
  const isShown = ({ feature, key }: TextEntry) =>
    (feature === entry.feature && isTextOf(name, key)) ||
    (feature === platformMessages.feature && isTextOf('mail.frame', key));
  const shown = all.filter(isShown);
  const texts = forEachLanguage((language) =>
    Object.fromEntries(shown.map((each) => [each.key, sentText(each[language])])),
  );
  return { kind: kindOf(name), name, sample, texts };
}

/** A change that no longer fits the built-in text is not sent. */
function sentText({ text, built_in: builtIn }: Wording): string {
  return faultOfText(builtIn, text) ? builtIn : text;
}

// The message that a text is part of, with all its texts, for its preview.

import { forEachLanguage } from '#platform/languages.ts';
import { platformMessages } from '#platform/messages.ts';
import { isTextOf, kindOf, type MessageCatalogue, type MessageName } from '#platform/texts/messages.ts';
import { faultOfText } from '#platform/texts/text-fault.ts';
import type { TextEntry, Wording } from './find-texts.ts';

export function messageOfText(messages: readonly MessageCatalogue[], all: readonly TextEntry[], entry: TextEntry) {
  const name = messageNameOfText(messages, entry);
  const sample = name && samplesOf(messages, entry.feature)[name];
  if (!sample) return null;
  const isShown = ({ feature, key }: TextEntry) =>
    (feature === entry.feature && isTextOf(name, key)) ||
    (feature === platformMessages.feature && isTextOf('mail.frame', key));
  const shown = all.filter(isShown);
  const texts = forEachLanguage((language) =>
    Object.fromEntries(shown.map((each) => [each.key, sentText(each[language])])),
  );
  return { kind: kindOf(name), name, sample, texts };
}

export function messageNameOfText(
  messages: readonly MessageCatalogue[],
  { feature, key }: Pick<TextEntry, 'feature' | 'key'>,
): MessageName | null {
  const names = Object.keys(samplesOf(messages, feature)) as MessageName[];
  return names.find((name) => isTextOf(name, key)) ?? null;
}

function samplesOf(messages: readonly MessageCatalogue[], feature: string): MessageCatalogue['samples'] {
  return messages.find((each) => each.feature === feature)?.samples ?? {};
}

/** A change that no longer fits the built-in text is not sent. */
function sentText({ text, built_in: builtIn }: Wording): string {
  return faultOfText(builtIn, text) ? builtIn : text;
}

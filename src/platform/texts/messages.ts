// A message is a group of texts that the server sends by SMS, e-mail or push, or writes into a document. Its example values give
// the types of its values, and its preview at the desk and in the gallery.

import type { ByLanguage } from '../languages.ts';
import type { TextValues } from './render-text.ts';

/** A part is a text within other messages. */
export const messageKinds = ['mail', 'sms', 'push', 'document', 'part'] as const;
export type MessageKind = (typeof messageKinds)[number];
export type MessageName = `${MessageKind}.${string}`;
export type MessageSamples = Readonly<Record<MessageName, TextValues>>;

export type MessageCatalogue<Key extends string = string, Samples extends MessageSamples = MessageSamples> = {
  feature: string;
  texts: ByLanguage<Readonly<Record<Key, string>>>;
  samples: Samples;
};

/** The names of the messages of a kind. */
export type NameOf<Catalogue extends MessageCatalogue, Kind extends MessageKind> = Extract<
  keyof Catalogue['samples'],
  `${Kind}.${string}`
>;

type Widened<Value> = Value extends string ? string : Value extends number ? number : boolean;

/** The values of a message have the types of its example values. */
export type ValuesOf<Catalogue extends MessageCatalogue, Name extends keyof Catalogue['samples']> = {
  readonly [Value in keyof Catalogue['samples'][Name]]: Widened<Catalogue['samples'][Name][Value]>;
};

const suffix = '-messages';

export function defineMessages<Key extends string, Samples extends MessageSamples>(
  area: string,
  texts: ByLanguage<Readonly<Record<Key, string>>>,
  samples: Samples,
): MessageCatalogue<Key, Samples> {
  return { feature: `${area}${suffix}`, texts, samples };
}

/** The area of a feature with messages; null for texts of screens. */
export function areaOfMessages(feature: string): string | null {
  return feature.endsWith(suffix) ? feature.slice(0, -suffix.length) : null;
}

/** An SMS and a push message are one text; the parts of other messages have keys below the name. */
export function isTextOf(name: string, key: string): boolean {
  return key === name || key.startsWith(`${name}.`);
}

/** Identifies a message among those of all catalogues. */
export function templateOf(feature: string, name: string): string {
  return `${feature} ${name}`;
}

export function kindOf(name: string): MessageKind {
  return name.slice(0, name.indexOf('.')) as MessageKind;
}

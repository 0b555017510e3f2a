import type { Language } from '#platform/languages.ts';
import type { Feature } from '#platform/texts/texts.ts';

/** Modules of texts export one catalogue each. */
export type TextLoaders = Partial<Record<Feature, Record<Language, () => Promise<object>>>>;

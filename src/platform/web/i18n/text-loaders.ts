import type { ByLanguage } from '#platform/languages.ts';
import type { Feature } from '#platform/texts/texts.ts';

/** Modules of texts export one catalogue each. */
export type TextLoader = ByLanguage<() => Promise<object>>;
export type TextLoaders = Partial<Record<Feature, TextLoader>>;

// The loaded texts: built-in catalogues load with their screens, texts of the server override them and are refetched
// after their TTL.

import type { Language } from '#platform/languages.ts';
import { versionKey, type Catalogue, type Feature } from '#platform/texts/texts.ts';
import { createListeners } from '../listeners.ts';

/** Milliseconds until texts are refetched. */
const translationsTtl = 10_000;

export type Loader = (language: Language) => Promise<Catalogue>;
/** Texts of the server; undefined if they equal the built-in ones. */
export type Overlay = (
  feature: Feature,
  language: Language,
  version: string | undefined,
) => Promise<Catalogue | undefined>;
export type Messages = Record<string, Catalogue>;

export type TextStore = {
  /** Registers the loader of an area's built-in texts. */
  register(feature: Feature, load: Loader): void;
  /** Resolves when the built-in texts of a feature are loaded; newer texts of the server follow. */
  ensure(feature: Feature, language: Language): Promise<void>;
  /** Loads the features in use in another language. */
  ensureAll(language: Language): Promise<void>;
  messages(language: Language): Messages;
  onChange(listener: () => void): () => void;
};

export function createTextStore(overlay: Overlay, now: () => number = Date.now): TextStore {
  const loaders = new Map<Feature, Loader>();
  const inUse = new Set<Feature>();
  const builtIn = new Map<string, Promise<Catalogue>>();
  const askedAt = new Map<string, number>();
  const byLanguage: Record<string, Messages> = {};
  const listeners = createListeners();

  const lay = (feature: Feature, language: Language, texts: Catalogue) => {
    const before = byLanguage[language] ?? {};
    byLanguage[language] = { ...before, [feature]: { ...before[feature], ...texts } };
    listeners.notify();
  };

  const askServer = (feature: Feature, language: Language) => {
    const slot = `${language}/${feature}`;
    if (now() - (askedAt.get(slot) ?? Number.NEGATIVE_INFINITY) < translationsTtl) return;
    askedAt.set(slot, now());
    overlay(feature, language, byLanguage[language]?.[feature]?.[versionKey]).then(
      (texts) => texts && lay(feature, language, texts),
      // Without the server the built-in texts are used.
      () => undefined,
    );
  };

  const ensure = async (feature: Feature, language: Language) => {
    inUse.add(feature);
    const load = loaders.get(feature);
    if (!load) throw new Error(`no texts are registered for ${feature}`);
    const slot = `${language}/${feature}`;
    let loading = builtIn.get(slot);
    if (!loading) {
      loading = load(language);
      builtIn.set(slot, loading);
      lay(feature, language, await loading);
    }
    await loading;
    askServer(feature, language);
  };

  return {
    register: (feature, load) => void loaders.set(feature, load),
    ensure,
    async ensureAll(language) {
      await Promise.all([...inUse].map((feature) => ensure(feature, language)));
    },
    messages: (language) => byLanguage[language] ?? none,
    onChange: listeners.add,
  };
}

const none: Messages = {};

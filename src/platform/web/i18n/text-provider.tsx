// Provides the texts in the chosen language to components.

import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl/react';
import type { Language } from '#platform/languages.ts';
import type { Feature, Texts } from '#platform/texts/texts.ts';
import { currentLanguage, onLanguageChange, setLanguage } from './language-store.ts';
import type { TextStore } from './text-store.ts';

declare module 'use-intl/core' {
  interface AppConfig {
    Locale: Language;
    Messages: Texts;
  }
}

const TextStoreContext = createContext<TextStore | null>(null);

export function TextProvider({ store, children }: { store: TextStore; children: ReactNode }) {
  const language = useLanguage();
  const read = () => store.messages(language);
  const messages = useSyncExternalStore(store.onChange, read, read);
  return (
    <TextStoreContext value={store}>
      <IntlProvider locale={language} messages={messages} timeZone="Europe/Sofia" onError={reportTextError}>
        {children}
      </IntlProvider>
    </TextStoreContext>
  );
}

export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage);
}

/** Loads the texts of a feature before a screen needs them. */
export function useEnsureTexts(): (feature: Feature) => Promise<void> {
  const store = use(TextStoreContext);
  const language = useLanguage();
  return async (feature) => store?.ensure(feature, language);
}

/** Changes the language after the used texts have been loaded, so that no text key is visible. */
export function useSetLanguage(): (language: Language) => Promise<void> {
  const store = use(TextStoreContext);
  return async (language) => {
    await store?.ensureAll(language);
    setLanguage(language);
  };
}

function reportTextError(error: Error): void {
  // oxlint-disable-next-line no-console -- a missing text is a defect the tests look for in the console
  console.error(error);
}

// The environment of a story of an area: a portal with a server that answers at once.
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createContext, Suspense, use, useState, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl/react';
import { defaultBrand } from '#platform/current-brand.ts';
import { inLanguage, type Language } from '#platform/languages.ts';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import { errorsEn } from '#platform/texts/errors.en.ts';
import type { Texts } from '#platform/texts/texts.ts';
import type { ApiClient } from '../api/api-client.ts';
import { ApiContext } from '../api/api-context.ts';
import { DataProvider } from '../api/data-provider.tsx';
import type { PortalConfiguration } from '../configuration.ts';
import { currentLanguage, setPageLanguage } from '../i18n/language-store.ts';
import { RouterNavigation } from '../navigation/router-navigation.tsx';
import { TokenStoreContext } from '../session/session-context.ts';
import { createTokenStore } from '../session/token-store.ts';
import { DialogWindow } from '../ui/dialog/dialog-window.tsx';

export type StageProps = {
  language: Language;
  /** Texts of the required features. */
  texts: Partial<Texts>;
  /** Loaded answers by query key. */
  known?: readonly (readonly [QueryKey, unknown])[];
  /** Answers by call name. Other calls stay pending. */
  answers?: Record<string, unknown>;
  children: ReactNode;
};

const configuration: PortalConfiguration = {
  app_mode: 'demo',
  captcha: 'none',
  captcha_site_key: null,
  captcha_script_url: null,
  external_selfcare_url: defaultBrand.addresses.externalSelfcare,
  business_selfcare_url: defaultBrand.addresses.businessSelfcare,
  area_settings: {
    home_assistance_extra_ids: '20051,20052',
    donation_campaign_id: 'donation-1',
    terms_url: defaultBrand.addresses.terms,
  },
  recognition_host: null,
  brand: {},
};

export function Stage({ language, texts, known, answers, children }: StageProps) {
  if (currentLanguage() !== language) setPageLanguage(language);
  const [{ api, client, router, tokens }] = useState(() => ({
    tokens: createTokenStore(localStorage, sessionStorage, globalThis),
    api: answering({ configuration, ...answers }),
    client: knowing(known ?? []),
    router: createRouter({ routeTree: createRootRoute({ component: OnStage }), history: createMemoryHistory() }),
  }));
  const errors = inLanguage({ bg: errorsBg, en: errorsEn }, language);
  return (
    <TokenStoreContext value={tokens}>
      <ApiContext value={api}>
        <DataProvider client={client}>
          <IntlProvider locale={language} messages={{ errors, ...texts }} timeZone="Europe/Sofia">
            <OnStageContext value={children}>
              <RouterProvider router={router} />
            </OnStageContext>
          </IntlProvider>
        </DataProvider>
      </ApiContext>
    </TokenStoreContext>
  );
}

const OnStageContext = createContext<ReactNode>(null);

/** Inside a route, because links need one. */
function OnStage() {
  return (
    <RouterNavigation>
      <Suspense>{use(OnStageContext)}</Suspense>
    </RouterNavigation>
  );
}

/** An open dialog of an area. */
export function DialogStage({ children, ...stage }: StageProps) {
  const say = (bg: string, en: string) => inLanguage({ bg, en }, stage.language);
  return (
    <Stage {...stage}>
      <DialogWindow
        open
        onClose={() => undefined}
        texts={{
          close: say('Затвори', 'Close'),
          loading: say('Отваряме', 'Opening'),
          failedTitle: say('Прозорецът не се отвори', 'The window did not open'),
          failedText: say('Провери връзката и опитай пак.', 'Check your connection and try again.'),
          retry: say('Опитай пак', 'Try again'),
          findingOut: say('Проверяваме дали стана', 'We are finding out whether it was done'),
        }}
      >
        {children}
      </DialogWindow>
    </Stage>
  );
}

function knowing(known: NonNullable<StageProps['known']>): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  for (const [key, data] of known) client.setQueryData(key, data);
  return client;
}

function answering(answers: Record<string, unknown>): ApiClient {
  const call = ({ name }: { name: string }) => (name in answers ? given(answers[name]) : new Promise(() => undefined));
  return { call } as unknown as ApiClient;
}

/** A resolved promise that React reads synchronously. */
function given(value: unknown): Promise<unknown> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

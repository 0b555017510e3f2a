// The first pictures of the pages that users open most as plain markup, rendered at build time: a slow phone shows them
// before any script is loaded. Other pages contain a placeholder for slow scripts or servers.

import compile from 'icu-minify/compile';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createTranslator } from 'use-intl/core';
import { listBills } from '#areas/bills/contract.ts';
import { billsWebArea } from '#areas/bills/web/area.ts';
import { BillsSkeleton } from '#areas/bills/web/bills-skeleton.tsx';
import { titleTexts as billsTitleTexts } from '#areas/bills/web/bills-title.ts';
import { extrasEligibility } from '#areas/digital-extras/contract.ts';
import { digitalExtrasWebArea } from '#areas/digital-extras/web/area.ts';
import { titleTexts as boardTitleTexts } from '#areas/digital-extras/web/board-title.ts';
import { ExtrasSkeleton } from '#areas/digital-extras/web/extras-skeleton.tsx';
import { homeOverview } from '#areas/home/contract.ts';
import { greetEarly, greetingTexts } from '#areas/home/web/greet-early.ts';
import { HomeSkeleton } from '#areas/home/web/home-skeleton.tsx';
import { accountInformation } from '#areas/sign-in/contract.ts';
import { LoginScreen } from '#areas/sign-in/web/login-screen.tsx';
import { numberUsage } from '#areas/usage/contract.ts';
import { usageWebArea } from '#areas/usage/web/area.ts';
import { UsageSkeleton } from '#areas/usage/web/usage-skeleton.tsx';
import { titleTexts as usageTitleTexts } from '#areas/usage/web/usage-title-texts.ts';
import { namesToFill } from '#platform/brand-page.ts';
import { configuration } from '#platform/contract.ts';
import { apiBase } from '#platform/endpoint.ts';
import { inlineJson } from '#platform/inline-json.ts';
import { languages, type Language } from '#platform/languages.ts';
import { createApiClient } from '#platform/web/api/api-client.ts';
import { ApiContext } from '#platform/web/api/api-context.ts';
import { requestEarly } from '#platform/web/api/request-early.ts';
import { currentLanguage, setPageLanguage } from '#platform/web/i18n/language-store.ts';
import { TextProvider } from '#platform/web/i18n/text-provider.tsx';
import { createTextStore, type TextStore } from '#platform/web/i18n/text-store.ts';
import { TokenStoreContext } from '#platform/web/session/session-context.ts';
import { createTokenStore } from '#platform/web/session/token-store.ts';
import { retryStart } from '#platform/web/retry-start.ts';
import type { Feature, Texts } from '#platform/texts/texts.ts';
import type { TitleFacts } from '#platform/web/early-title.ts';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { setPageBrand } from '#platform/web/page-brand.ts';
import { accessTokenKey } from '#platform/session.ts';
import { BrandSign } from '#platform/web/shell/brand-sign.tsx';
import { PageComing } from '#platform/web/shell/page-coming.tsx';
import type { PageName } from '../pages.ts';
import { firstTexts, registerTexts } from './register-texts.ts';

const nothingKept: Storage = {
  length: 0,
  clear: () => undefined,
  getItem: () => null,
  key: () => null,
  removeItem: () => undefined,
  setItem: () => undefined,
};

/** Static markup needs no actions. */
const nowhere = { goTo: () => undefined, getReady: () => undefined };

setPageBrand(namesToFill);

async function drawSignIn(language: Language): Promise<string> {
  setPageLanguage(language);
  const tokens = createTokenStore(nothingKept, nothingKept, new EventTarget());
  const api = createApiClient({
    session: { accessToken: tokens.accessToken, sessionId: tokens.sessionId, renew: () => Promise.resolve(false) },
    language: currentLanguage,
  });
  const texts = await builtInTexts(language, 'shell', 'sign-in');
  const markup = renderToStaticMarkup(
    <ApiContext value={api}>
      <TokenStoreContext value={tokens}>
        <TextProvider store={texts}>
          <LoginScreen search={{}} destination={nowhere} />
        </TextProvider>
      </TokenStoreContext>
    </ApiContext>,
  );
  // A failing screen renders as nothing, which only users of slow phones would notice.
  if (!markup.includes('name="password"')) throw new Error('the sign-in screen could not be rendered');
  return untouchable(markup);
}

/** Nobody, and no password manager, should fill a field that is about to be replaced. */
function untouchable(markup: string): string {
  return `<div id="first-paint" inert>${markup.replaceAll('<input ', '<input readonly ')}</div>`;
}

/** The bars and the layout of a personal screen, without any data. */
async function drawScreen(language: Language, skeleton: ReactNode): Promise<string> {
  const frame = await drawWithTexts(
    language,
    <div className="shell">
      <header className="top-bar">
        <BrandSign />
      </header>
      <nav className="main-navigation">
        <BrandSign />
        <ul className="min-h-14" />
      </nav>
      <main className="page">{skeleton}</main>
    </div>,
  );
  return untouchable(frame) + (await drawWaiting(language));
}

async function drawHome(language: Language): Promise<string> {
  return (await drawScreen(language, <HomeSkeleton />)) + (await greetingScript(language));
}

/** A screen whose title is written when its data arrives (early-title.ts). */
function drawTitledScreen(
  language: Language,
  skeleton: ReactNode,
  drawnTitle = <PageTitle title="…" text="…" />,
): Promise<string> {
  const title = <template id="drawn-title">{drawnTitle}</template>;
  return drawScreen(
    language,
    <>
      {skeleton}
      {title}
    </>,
  );
}

const drawBills = (language: Language) =>
  drawTitledScreen(
    language,
    <div className="grid gap-8">
      <span className="min-h-tap" />
      <BillsSkeleton />
    </div>,
  );

const drawUsage = (language: Language) => drawTitledScreen(language, <UsageSkeleton />);

const drawExtras = (language: Language) =>
  drawTitledScreen(
    language,
    <ExtrasSkeleton />,
    <>
      <h2>…</h2>
      <p>…</p>
    </>,
  );

const drawIncludedExtras = (language: Language) => drawScreen(language, <ExtrasSkeleton />);

const urlOf = ({ path }: { path: string }) => apiBase + path;

async function greetingScript(language: Language): Promise<string> {
  const { home } = (await builtInTexts(language, 'home')).messages(language);
  const t = createTranslator<Record<string, string>>({ locale: language, messages: { ...home } });
  return inlineScript(greetEarly, urlOf(homeOverview), greetingTexts(t));
}

/** A function that uses nothing outside itself, as text. */
function inlineScript<Facts extends unknown[]>(run: (...facts: Facts) => void, ...facts: Facts): string {
  return `<script>(${String(run)})(${facts.map(inlineJson).join(', ')})</script>`;
}

export const retryScript = inlineScript(retryStart, 'start_attempts');

/** The data of the bars, then that of the screen. */
function requestsOf(...calls: { path: string }[]): string {
  const urls = [homeOverview, accountInformation, configuration, ...calls].map(urlOf);
  return inlineScript(requestEarly, urls, accessTokenKey);
}

/** What the scripts of the titles need (vite.config.ts). */
export const titleFacts: Record<string, Record<string, TitleFacts>> = {
  bills: await inEveryLanguage((language) => titleFactsOf(listBills, 'bills', billsTitleTexts, language)),
  usage: await inEveryLanguage((language) => titleFactsOf(numberUsage, 'usage', usageTitleTexts, language)),
  extras: await inEveryLanguage((language) =>
    titleFactsOf(extrasEligibility, 'digital-extras', boardTitleTexts, language),
  ),
};

async function titleFactsOf<F extends 'bills' | 'usage' | 'digital-extras'>(
  call: { path: string },
  feature: F,
  keys: readonly (keyof Texts[F] & string)[],
  language: Language,
): Promise<TitleFacts> {
  const all = (await builtInTexts(language, feature)).messages(language)[feature];
  const texts = Object.fromEntries(keys.map((key) => [key, compile(String(all?.[key]))]));
  return { url: urlOf(call), language, feature, texts };
}

export const earlyScripts: Record<Exclude<PageName, 'login'>, string> = {
  home: requestsOf(),
  bills: requestsOf(listBills),
  usage: requestsOf(numberUsage),
  extras: requestsOf(extrasEligibility),
  'included-extras': requestsOf(extrasEligibility),
};

function drawWaiting(language: Language): Promise<string> {
  return drawWithTexts(language, <PageComing />);
}

async function drawWithTexts(language: Language, markup: ReactNode): Promise<string> {
  setPageLanguage(language);
  const texts = await builtInTexts(language, 'shell');
  return renderToStaticMarkup(<TextProvider store={texts}>{markup}</TextProvider>);
}

async function builtInTexts(language: Language, ...features: Feature[]): Promise<TextStore> {
  const texts = createTextStore(() => Promise.resolve(undefined));
  registerTexts(texts, { ...firstTexts, ...billsWebArea.texts, ...usageWebArea.texts, ...digitalExtrasWebArea.texts });
  for (const feature of features) await texts.ensure(feature, language);
  return texts;
}

export const waiting = await inEveryLanguage(drawWaiting);

export const pictures: Record<PageName, Record<string, string>> = {
  login: await inEveryLanguage(drawSignIn),
  home: await inEveryLanguage(drawHome),
  bills: await inEveryLanguage(drawBills),
  usage: await inEveryLanguage(drawUsage),
  extras: await inEveryLanguage(drawExtras),
  'included-extras': await inEveryLanguage(drawIncludedExtras),
};

/** In turn, because the language of the page is shared. */
async function inEveryLanguage<Drawn>(draw: (language: Language) => Promise<Drawn>): Promise<Record<string, Drawn>> {
  const drawn: Record<string, Drawn> = {};
  for (const language of languages) drawn[language] = await draw(language);
  return drawn;
}

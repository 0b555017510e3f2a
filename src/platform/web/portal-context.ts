// What routes are given to load their data with.

import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import type { AnyRoute } from '@tanstack/react-router';
import type { Language } from '#platform/languages.ts';
import type { Feature } from '#platform/texts/texts.ts';
import type { ReadClient } from './api/read-client.ts';
import type { TokenStore } from './session/token-store.ts';
import type { TextLoaders } from './web-area.ts';

export type PortalContext = {
  api: ReadClient;
  /** The store of loaded data; its code arrives with the first screen that needs it. */
  data(): Promise<QueryClient>;
  tokens: TokenStore;
  language(): Language;
  /** Resolves when the texts of a feature are on hand. */
  texts(feature: Feature): Promise<void>;
  /** Registers the texts of areas whose code has arrived. */
  addTexts(loaders: TextLoaders): void;
};

/**
 * Loads what a screen shows while its code is on the way. What is on its way for a screen that leaves just then is called
 * off with it, and asked for again.
 */
export async function load<Data, Key extends QueryKey>(
  context: PortalContext,
  query: EnsureQueryDataOptions<Data, Error, Data, Key>,
): Promise<void> {
  const data = await context.data();
  await data.ensureQueryData(query).catch((error: unknown) => {
    if (!wasCalledOff(error)) throw error;
    return data.ensureQueryData(query);
  });
}

/** By its message: the code of the store arrives later than this. */
function wasCalledOff(error: unknown): boolean {
  return error instanceof Error && error.message === 'CancelledError';
}

/** A route that screens of an area hang under. */
export type PortalParent = AnyRoute;

/** What a route's loader and guards receive, as far as areas use it. */
export type LoaderArguments = { context: PortalContext };

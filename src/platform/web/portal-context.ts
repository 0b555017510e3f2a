// The context with which routes load their data.

import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import type { AnyRoute } from '@tanstack/react-router';
import type { Language } from '#platform/languages.ts';
import type { Feature } from '#platform/texts/texts.ts';
import type { ReadClient } from './api/read-client.ts';
import type { TextLoaders } from './i18n/text-loaders.ts';
import type { TokenStore } from './session/token-store.ts';

export type PortalContext = {
  api: ReadClient;
  /** The store of loaded data; its code downloads with the first screen that needs it. */
  data(): Promise<QueryClient>;
  tokens: TokenStore;
  language(): Language;
  /** Resolves when the texts of a feature are loaded. */
  texts(feature: Feature): Promise<void>;
  /** Registers the texts of areas whose code has arrived. */
  addTexts(loaders: TextLoaders): void;
};

/**
 * Loads the data of a screen while its code downloads. If a leaving screen cancels the same request, it is sent again.
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

/** By its message, because the code of the store loads later than this. */
function wasCalledOff(error: unknown): boolean {
  return error instanceof Error && error.message === 'CancelledError';
}

/** The parent route of an area's screens. */
export type PortalParent = AnyRoute;

/** The arguments of a route's loader and guards that areas use. */
export type LoaderArguments = { context: PortalContext };

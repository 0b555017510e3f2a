// Renders a component as a screen of the portal: with an API client, loaded data and texts.

import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl/react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Language } from '#platform/languages.ts';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import type { Catalogue } from '#platform/texts/texts.ts';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { ApiContext } from '#platform/web/api/api-context.ts';
import { DataProvider } from '#platform/web/api/data-provider.tsx';
import { closeDialog } from '#platform/web/ui/dialog/dialog-registry.ts';

type DrawOptions = {
  /** The methods of the API client that the component calls. */
  api?: Partial<Record<keyof ApiClient, unknown>>;
  /** Texts by feature; those of errors are included. */
  texts?: Record<string, Catalogue>;
  client?: QueryClient;
  locale?: Language;
};

export function drawWithApi(
  element: ReactNode,
  { api = {}, texts = {}, client = new QueryClient(), locale = 'bg' }: DrawOptions,
): RenderResult {
  return render(
    <ApiContext value={api as unknown as ApiClient}>
      <DataProvider client={client}>
        <IntlProvider locale={locale} messages={{ errors: errorsBg, ...texts }} timeZone="Europe/Sofia">
          {element}
        </IntlProvider>
      </DataProvider>
    </ApiContext>,
  );
}

/** Stops the time in every test of the file; `pass` moves it. Open dialogs are closed after each test. */
export function stopTime(): void {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(async () => {
    cleanup();
    vi.useRealTimers();
    await closeDialog();
  });
}

export const pass = (ms: number): Promise<void> => act(() => vi.advanceTimersByTimeAsync(ms).then(() => undefined));

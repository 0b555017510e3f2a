// Builds the web into .build/web, refuses server files, and writes brotli and gzip versions of every asset.

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import type { PageName } from './src/app/pages.ts';
import { fallbackLanguage, type Language } from './src/platform/languages.ts';
import { brandSheets, devBrand } from './src/platform/build/built-brands.ts';
import { compileTexts } from './src/platform/build/compile-texts.ts';
import { drawPages } from './src/platform/build/draw-pages.ts';
import { layerOrder } from './src/platform/build/layer-order.ts';
import { neededAtFirst } from './src/platform/build/needed-at-first.ts';
import { precompress } from './src/platform/build/precompress.ts';
import { refuseServerFiles } from './src/platform/build/refuse-server-files.ts';
import { replacedModules } from './src/platform/build/replaced-modules.ts';
import { serviceWorkerFile } from './src/platform/build/service-worker.ts';
import { trimContracts } from './src/platform/build/trim-contracts.ts';
import { webBase } from './src/platform/web-base.ts';

/** The part of the platform that every screen needs; the rest loads with the screens that use it. */
const platform =
  /src\/platform\/(?!(billing-days|clock|money|msisdn|number-proof|poll-pause|service-type)\.ts|texts\/(?!texts\.ts)|web\/(ui|art|captcha|number-proof|shell)\/)/;

/**
 * Small parts of nearly every screen are bundled with the platform: alone, each would cost a request and compress
 * worse.
 */
const small = new RegExp(
  [
    'src/platform/web/ui/\\w+/(button|dialog-registry|field|form|icon-button|notice|password-field|text-field|text-link|toast-store)\\.tsx?$',
    'src/platform/web/art/(bird|icon|logo|wire|icons/shell)\\.tsx?$',
    'src/platform/web/shell/(brand-sign|language-switch)\\.tsx?$',
    'src/areas/sign-in/(contract|passkeys/(contract|rules)|web/queries)\\.ts$',
    'src/areas/\\w+(-\\w+)*/(addresses|web/\\w+-service-types)\\.ts$',
    'src/app/web/(data|page|parsed-texts|portal|register-texts)\\.tsx?$',
    'vite/preload-helper',
  ].join('|'),
);

const isOfPlatform = (id: string) => platform.test(id) || small.test(id);

const neededBy = (...screens: string[]) => neededAtFirst(screens.map((file) => join(import.meta.dirname, 'src', file)));
const isForSignIn = neededBy('app/web/main.tsx', 'app/web/start-sign-in.tsx', 'areas/sign-in/web/passkey-button.tsx');
const isForHome = neededBy('app/web/start-home.tsx', 'app/web/query-client.ts');

/** The bars of signed-in users, and the components of nearly all their screens. */
const signedIn = new RegExp(
  [
    'src/app/web/(personal-shell|installation-settings|page-frame|query-client)\\.tsx?$',
    'src/platform/web/shell/(shell-data|chosen-service|service-look)\\.ts$',
    'src/platform/web/art/icons/(devices|services)\\.ts$',
    'src/platform/web/ui/\\w+/(avatar|card|empty-state|row-list|section|skeleton|state-card)\\.(tsx|css)$',
    'src/areas/home/(contract|rules|web/(attention-words|loader|queries|service-rows))\\.tsx?$',
    'src/platform/(clock|money|msisdn|service-type)\\.ts$',
    'node_modules/@tanstack/(query-core|react-query)/(?!.*(queryOptions|queriesObserver|mutationObserver|useQueries|useMutation))',
  ].join('|'),
);

/** A language without built-in texts begins with the English ones. */
const languageOfTexts = (language: Language) =>
  existsSync(join(import.meta.dirname, `src/platform/texts/shell.${language}.ts`)) ? language : fallbackLanguage;

const textsInBars = (language: Language) => [
  `platform/texts/shell.${language}.ts`,
  `platform/texts/errors.${language}.ts`,
  `areas/home/texts/${language}.ts`,
];

const neededByRouter = (language: Language) => [
  'app/web/start.tsx',
  'app/web/area-screens.tsx',
  ...textsInBars(languageOfTexts(language)),
];

const neededByScreen = (language: Language, area: string, screen: string) => [
  ...neededByRouter(language),
  'app/web/query-client.ts',
  'app/web/personal-layout.tsx',
  `areas/${area}/web/${screen}.tsx`,
  `areas/${area}/texts/${languageOfTexts(language)}.ts`,
];

const neededByExtras = (language: Language, screen: string) => [
  ...neededByScreen(language, 'digital-extras', screen),
  'areas/digital-extras/web/loader.ts',
  'areas/digital-extras/web/extras-skeleton.tsx',
  `areas/digital-extras/texts/dialogs.${languageOfTexts(language)}.ts`,
];

/** The parts of TanStack Query that single screens use. */
const ofQueries = /node_modules\/@tanstack\/(query-core|react-query)\//;

export default defineConfig({
  root: 'src/app/web',
  base: `${webBase}/`,
  plugins: [
    refuseServerFiles(),
    compileTexts(),
    trimContracts(),
    react(),
    tailwindcss(),
    layerOrder(),
    devBrand(webBase),
    drawPages(import.meta.dirname, {
      drawnBy: 'src/app/web/first-paint.tsx',
      drawn: {
        login: (language) => [
          'app/web/start-sign-in.tsx',
          `platform/texts/shell.${languageOfTexts(language)}.ts`,
          `areas/sign-in/texts/${languageOfTexts(language)}.ts`,
        ],
        home: (language) => [
          'app/web/start-home.tsx',
          'app/web/query-client.ts',
          ...textsInBars(languageOfTexts(language)),
        ],
        bills: (language) => [...neededByScreen(language, 'bills', 'bills-screen'), 'areas/bills/web/loader.ts'],
        usage: (language) => [...neededByScreen(language, 'usage', 'usage-screen'), 'areas/usage/web/loader.ts'],
        extras: (language) => neededByExtras(language, 'select-services-screen'),
        'included-extras': (language) => neededByExtras(language, 'included-services-screen'),
      } satisfies Record<PageName, (language: Language) => string[]>,
      titledBy: {
        bills: 'src/areas/bills/web/early-title.ts',
        usage: 'src/areas/usage/web/early-title.ts',
        extras: 'src/areas/digital-extras/web/early-title.ts',
      },
      any: neededByRouter,
    }),
    serviceWorkerFile(import.meta.dirname),
    precompress(),
  ],
  resolve: { alias: replacedModules(import.meta.dirname) },
  build: {
    outDir: '../../../.build/web/by-hand',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: {
      // Every supported browser has it.
      polyfill: false,
      // The pages name the scripts of what the first code starts.
      resolveDependencies: (_file, needed, { hostId, hostType }) =>
        hostType === 'js' && hostId.startsWith('assets/index-')
          ? needed.filter((each) => !each.endsWith('.js'))
          : needed,
    },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { index: join(import.meta.dirname, 'src/app/web/index.html'), ...brandSheets() },
      // Schemas that no call needs any more.
      treeshake: { manualPureFunctions: ['Type', 'strict', 'oneOf', 'distinct', 'nullable', 'endpoint'] },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'libraries',
              test: /node_modules\/(react|react-dom|scheduler|use-intl|icu-minify\/dist\/esm\/production\/format)\b/,
            },
            {
              name: 'router',
              test: /node_modules\/(use-sync-external-store|@tanstack\/(react-router|router-core|history|react-store|store))\b/,
            },
            { name: (id, context) => (isForSignIn(id, context) ? 'platform' : null), test: isOfPlatform },
            {
              name: (id, context) => (signedIn.test(id) || isForHome(id, context) ? 'signed-in' : null),
              test: /node_modules\/@tanstack\/|src\//,
            },
            {
              name: 'start-offline',
              test: /src\/platform\/web\/(service-worker\/(register|start-offline)|worker-address)\.ts$/,
            },
            { name: 'search-pages', test: /src\/areas\/[^/]+\/search\.ts$/ },
            { name: 'shared', test: (id) => isOfPlatform(id) || ofQueries.test(id), minShareCount: 2 },
          ],
        },
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { scaledMs } from './testing/machine-factor.ts';

/** They mock modules or register dialogs, which works only before these are loaded. */
const isolatedComponentTests = globSync('src/**/*.test.tsx', { cwd: import.meta.dirname }).filter((file) =>
  /\bvi\.(mock|doMock)\(|\bregister\w+Dialogs\(\)/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
);

const serverTests = globSync(
  ['src/**/*.test.ts', 'database/**/*.test.ts', 'testing/*.test.ts', 'testing/mutation/*.test.ts', 'bench/*.test.ts'],
  { cwd: import.meta.dirname, exclude: ['src/**/web/**'] },
);
/** Portals and databases of tests are in testing/. A rule needs neither. */
const callTests = serverTests.filter((file) =>
  readFileSync(join(import.meta.dirname, file), 'utf8').includes("from '#testing/"),
);

/** Asked for by npm run mutate. */
const setupFiles = [
  ...(process.env['NOTED_DIFFERENCES'] ? ['testing/mutation/note-differences.ts'] : []),
  ...(process.env['REACHED_LINES'] ? ['testing/mutation/note-lines.ts'] : []),
];

/** Node imports the sources itself, as in production: twice as fast as through Vite. Such tests cannot mock modules. */
const native = { viteModuleRunner: false, nodeLoader: false };

export default defineConfig({
  test: {
    // Files of one worker share their modules: loading them again took longer than most tests.
    isolate: false,
    // One more than two cores have: calls wait for the database a third of the time.
    maxWorkers: '150%',
    // The only limits of tests, for what hangs: a busy machine is slow, not wrong.
    testTimeout: scaledMs(300_000),
    hookTimeout: scaledMs(300_000),
    expect: { poll: { timeout: scaledMs(60_000) } },
    tags: [
      { name: 'thousands', description: 'a thousand tries or more, at once or in turn', timeout: scaledMs(3_600_000) },
    ],
    projects: [
      { test: { name: 'rules', include: serverTests, exclude: callTests, setupFiles, experimental: native } },
      {
        test: {
          name: 'calls',
          include: callTests,
          globalSetup: ['testing/global-setup.ts'],
          setupFiles,
          experimental: native,
        },
      },
      {
        test: {
          name: 'third-language',
          include: ['testing/third-language/*.test.ts'],
          globalSetup: ['testing/global-setup.ts'],
          // It adds a language before other modules are loaded.
          isolate: true,
        },
      },
      { test: { name: 'web', include: ['src/**/web/**/*.test.ts', 'e2e/*.test.ts'] } },
      {
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          exclude: isolatedComponentTests,
          environment: 'happy-dom',
          setupFiles: ['testing/web/clean-page.ts'],
        },
      },
      {
        test: {
          name: 'isolated-components',
          include: isolatedComponentTests,
          environment: 'happy-dom',
          setupFiles: ['testing/web/clean-page.ts'],
          isolate: true,
        },
      },
      { test: { name: 'bootstrap', include: ['bin/*.test.mjs'] } },
      // Needs definitions from outside the repository: npm run conformance -- FOLDER
      ...(process.env['CONFORMANCE_FOLDER']
        ? [
            {
              test: {
                name: 'conformance',
                include: ['testing/conformance/*.test.ts'],
                globalSetup: ['testing/global-setup.ts'],
                experimental: native,
              },
            },
          ]
        : []),
      { test: { name: 'lifecycle', include: ['testing/lifecycle/*.test.ts'] } },
    ],
  },
});

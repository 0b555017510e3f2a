import { defineConfig } from '@playwright/test';
import { argumentsFor } from './testing/chromium.ts';
import { scaledMs } from './testing/machine-factor.ts';

const port = process.env['E2E_PORT'] ?? '4310';
// Without a locale Chromium saves no file with a Cyrillic name.
process.env['LANG'] ??= 'C.UTF-8';

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/first-day.config.ts',
  outputDir: '.build/test-results/journeys',
  snapshotPathTemplate: '{testDir}/names/{arg}{ext}',
  fullyParallel: true,
  // One more than there are cores: journeys wait as often as they work.
  workers: 3,
  // A journey that needs it is listed at the end of the run and must be fixed.
  retries: 1,
  // Slow machines need minutes for a long journey; a single step ends after actionTimeout.
  timeout: scaledMs(600_000),
  expect: { timeout: scaledMs(60_000) },
  reporter: 'dot',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Journeys see and change requests, which a service worker would hide. Those about it allow it.
    serviceWorkers: 'block',
    locale: 'bg-BG',
    timezoneId: 'Europe/Sofia',
    // Drawing motion takes a quarter of the time. e2e/swapping-extras.spec.ts keeps it.
    reducedMotion: 'reduce',
    actionTimeout: scaledMs(60_000),
    navigationTimeout: scaledMs(60_000),
    // A trace takes a quarter of the time; TRACE=on npx playwright test … keeps those of failures.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [...argumentsFor(process.getuid?.() === 0)],
    },
  },
  webServer: {
    command: 'node --disable-warning=ExperimentalWarning testing/serve-portal.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: scaledMs(120_000),
    stdout: 'pipe',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: port },
  },
});

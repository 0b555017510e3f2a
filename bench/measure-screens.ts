// The downloads of a browser for the first screen, signed out and signed in.

import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { demoPassword } from '#database/demo/people.ts';
import { findChromium } from '#testing/chromium.ts';
import { atMost, type Measurement } from './bars.ts';
import type { RunningPortal } from './running-portal.ts';

type FileType = 'script' | 'stylesheet' | 'font';
type FetchedFile = { kind: FileType; bytes: number; /** Before the largest element was painted. */ isEarly: boolean };

const bars = { stylesheet: 15, font: 30 } as const;
const scriptBars = { 'sign-in': 95, home: 130 } as const;
const earlyScriptBar = 100;
const words = { script: 'JavaScript', stylesheet: 'CSS', font: 'fonts' } as const;
const phone = { width: 390, height: 844 };

export async function measureScreens(portal: RunningPortal): Promise<Measurement[]> {
  const { executablePath, args } = await findChromium();
  const browser = await chromium.launch({ executablePath, args: [...args] });
  try {
    const visitor = await browser.newContext({ viewport: phone, locale: 'bg-BG' });
    const login = await fetchedBy(visitor, `${portal.url}/my-a1/login`, '[name=password]');
    const storageState = await signInByForm(await visitor.newPage(), portal.url);
    const person = await browser.newContext({ viewport: phone, locale: 'bg-BG', storageState });
    const home = await fetchedBy(person, `${portal.url}/my-a1/`, '#root .shell h1');
    return [...rowsOf('sign-in', login), ...rowsOf('home', home), earlyScripts(home)];
  } finally {
    await browser.close();
  }
}

async function fetchedBy(context: BrowserContext, url: string, shown: string): Promise<FetchedFile[]> {
  const page = await context.newPage();
  const answers: Promise<Omit<FetchedFile, 'isEarly'> & { url: string }>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet' && kind !== 'font') return;
    answers.push(response.body().then((body) => ({ kind, bytes: weightOf(kind, body), url: response.url() })));
  });
  await page.goto(url);
  await page.waitForSelector(shown);
  await page.waitForLoadState('networkidle');
  const early = await page.evaluate<string[]>(addressesBeforeLargestPaint);
  const fetched = await Promise.all(answers);
  await page.close();
  return fetched.map(({ url: address, ...file }) => ({ ...file, isEarly: early.includes(address) }));
}

/** Text, because it runs in the browser. */
const addressesBeforeLargestPaint = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const paintedAt = list.getEntries().at(-1).startTime;
    const files = performance.getEntriesByType('resource').filter(({ responseEnd }) => responseEnd <= paintedAt);
    resolve(files.map(({ name }) => name));
  }).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

function earlyScripts(fetched: readonly FetchedFile[]): Measurement {
  const early = fetched.filter(({ kind, isEarly }) => kind === 'script' && isEarly);
  const bytes = early.reduce((sum, file) => sum + file.bytes, 0);
  return atMost('first screen home: JavaScript before the largest paint', bytes / 1024, earlyScriptBar, 'KB');
}

/** Fonts are already compressed; everything else counts as gzip. */
function weightOf(kind: FileType, body: Buffer): number {
  return kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length;
}

export async function signInByForm(page: Page, url: string) {
  await page.goto(`${url}/my-a1/login`);
  await page.locator('#root [name=username]').fill('maria@demo.abonat.bg');
  await page.locator('#root [name=password]').fill(demoPassword);
  await page.locator('#root button[type=submit]').click();
  await page.waitForSelector('#root .shell h1');
  const state = await page.context().storageState();
  await page.close();
  return state;
}

function rowsOf(screen: keyof typeof scriptBars, fetched: readonly FetchedFile[]): Measurement[] {
  return (['script', 'stylesheet', 'font'] as const).map((kind) => {
    const bytes = fetched.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.bytes, 0);
    return atMost(
      `first screen ${screen}: ${words[kind]}`,
      bytes / 1024,
      kind === 'script' ? scriptBars[screen] : bars[kind],
      'KB',
    );
  });
}

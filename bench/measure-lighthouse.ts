// Lighthouse with its mobile defaults on the sign-in page, on home, and on screens opened by a link; the median of three runs.

import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '#testing/chromium.ts';
import { atLeast, atMost, median, type Measurement } from './bars.ts';
import { signInByForm } from './measure-screens.ts';
import { person } from './running-floor.ts';
import type { RunningPortal } from './running-portal.ts';

const runs = 3;
const categories = ['performance', 'accessibility', 'best-practices'] as const;
const audits = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'] as const;
/** Screens that messages link to. */
const byLink = [
  ['bills', '/bills'],
  ['usage', `/usage?msisdn=${person.number}`],
  ['extras', `/digital-extras/select-services?msisdn=${person.number}`],
] as const;

type Name = (typeof categories)[number] | (typeof audits)[number];
type Run = Record<Name, number>;

export async function measureLighthouse(portal: RunningPortal): Promise<Measurement[]> {
  const { executablePath, args } = await findChromium();
  const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless=new', ...args] });
  try {
    const signIn = await middleOfRuns(`${portal.url}/my-a1/login`, chrome.port);
    await openSession(portal.url, chrome.port);
    const home = await middleOfRuns(`${portal.url}/my-a1/`, chrome.port);
    const linked: Measurement[] = [];
    for (const [screen, address] of byLink) {
      const middle = await middleOfRuns(`${portal.url}/my-a1${address}`, chrome.port);
      linked.push(...paintOf(`${screen} by link`, middle, 2.3));
    }
    return [...rowsOf('sign-in', signIn, 150), ...rowsOf('home', home, 100), ...linked];
  } finally {
    chrome.kill();
  }
}

/** Signs in inside the measured browser. */
async function openSession(url: string, port: number): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('the browser has no profile to sign in with');
  await signInByForm(await context.newPage(), url);
  await browser.close();
}

async function middleOfRuns(url: string, port: number): Promise<Run> {
  const seen: Run[] = [];
  for (let run = 0; run < runs; run++) seen.push(await runOnce(url, port));
  return Object.fromEntries(
    [...categories, ...audits].map((name) => [name, median(seen.map((each) => each[name]))]),
  ) as Run;
}

async function runOnce(url: string, port: number): Promise<Run> {
  // It clears the cache before each run, and keeps cookies and local storage, which contain the session.
  const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: [...categories] });
  if (!result) throw new Error('Lighthouse gave no result');
  const { lhr } = result;
  if (lhr.finalDisplayedUrl !== url)
    throw new Error(`Lighthouse was redirected from ${url} to ${lhr.finalDisplayedUrl}`);
  return Object.fromEntries([
    ...categories.map((name) => [name, lhr.categories[name]?.score ?? 0]),
    ...audits.map((name) => [name, lhr.audits[name]?.numericValue ?? Number.NaN]),
  ]) as Run;
}

function rowsOf(screen: string, middle: Run, mostBlockingMs: number): Measurement[] {
  return [
    atLeast(`${screen}: Lighthouse performance`, middle['performance'] * 100, 98, ''),
    atLeast(`${screen}: Lighthouse accessibility`, middle['accessibility'] * 100, 100, ''),
    atLeast(`${screen}: Lighthouse best practices`, middle['best-practices'] * 100, 100, ''),
    ...paintOf(screen, middle, 2),
    atMost(`${screen}: total blocking time`, middle['total-blocking-time'], mostBlockingMs, 'ms'),
  ];
}

function paintOf(screen: string, middle: Run, seconds: number): Measurement[] {
  return [
    atMost(`${screen}: largest contentful paint`, middle['largest-contentful-paint'] / 1000, seconds, 's'),
    atMost(`${screen}: layout shift`, middle['cumulative-layout-shift'], 0.02, ''),
  ];
}

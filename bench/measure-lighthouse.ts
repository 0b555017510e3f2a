// Lighthouse with its mobile defaults on the sign-in page; the middle of three runs.

import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '#testing/chromium.ts';
import { atLeast, atMost, median, type Measured } from './bars.ts';
import type { RunningPortal } from './running-portal.ts';

const runs = 3;
const categories = ['performance', 'accessibility', 'best-practices'] as const;
const audits = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'] as const;
type Name = (typeof categories)[number] | (typeof audits)[number];
type Run = Record<Name, number>;

export async function measureLighthouse(portal: RunningPortal): Promise<Measured[]> {
  const { executablePath, args } = await findChromium();
  const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless=new', ...args] });
  try {
    const seen: Run[] = [];
    for (let run = 0; run < runs; run++) seen.push(await runOnce(`${portal.url}/my-a1/login`, chrome.port));
    const middle = (name: Name) => median(seen.map((run) => run[name]));
    return [
      atLeast('Lighthouse performance', middle('performance') * 100, 97, ''),
      atLeast('Lighthouse accessibility', middle('accessibility') * 100, 100, ''),
      atLeast('Lighthouse best practices', middle('best-practices') * 100, 100, ''),
      atMost('largest contentful paint', middle('largest-contentful-paint') / 1000, 2, 's'),
      atMost('layout shift', middle('cumulative-layout-shift'), 0.02, ''),
      atMost('total blocking time', middle('total-blocking-time'), 150, 'ms'),
    ];
  } finally {
    chrome.kill();
  }
}

async function runOnce(url: string, port: number): Promise<Run> {
  const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: [...categories] });
  if (!result) throw new Error('Lighthouse gave no result');
  const { lhr } = result;
  return Object.fromEntries([
    ...categories.map((name) => [name, lhr.categories[name]?.score ?? 0]),
    ...audits.map((name) => [name, lhr.audits[name]?.numericValue ?? Number.NaN]),
  ]) as Run;
}

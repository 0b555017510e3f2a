import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { settle } from './settle.ts';

/** Minified: `source` of the package is more than twice as long, and every loaded page reads it again. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export type AxeOptions = { hasContrast?: boolean };

/** The current axe violations of the page, each with the address. The contrast takes three quarters of the time. */
export async function violations(page: Page, { hasContrast = true }: AxeOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  await settle(page);
  const found = await page.evaluate(async (enabled) => {
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run({
      resultTypes: ['violations'],
      // It waits half a second for a frame without axe.
      iframes: false,
      rules: { 'color-contrast': { enabled } },
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  }, hasContrast);
  return found.map((line) => `${page.url()} ${line}`);
}

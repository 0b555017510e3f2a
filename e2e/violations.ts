import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { settle } from './settle.ts';

/** The current axe violations of the page, each with the address. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  await settle(page);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    return (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  });
  return found.map((line) => `${page.url()} ${line}`);
}

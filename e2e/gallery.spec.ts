import { expect, test, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { openGallery, showStory, storyIds } from './gallery.ts';
import { settle, setTheme } from './settle.ts';
import { phoneSize, spoiltInLargeText } from './spoilt-words.ts';

test.describe.configure({ mode: 'parallel' });

/** Short lists keep all workers busy until the end. */
const parts = [0, 1, 2, 3];

/** The rules of axe besides contrast do not depend on the theme. */
for (const part of parts) {
  test(`every part of the gallery is accessible on a phone, in light and dark, and with text twice as large (${part + 1} of ${parts.length})`, async ({
    page,
  }) => {
    await page.setViewportSize(phoneSize);
    const all = await storyIds(page);
    expect(all.length).toBeGreaterThan(200);
    // Neighbours come from the same files, which are loaded once this way.
    const share = Math.ceil(all.length / parts.length);
    const [first, ...others] = all.slice(part * share, (part + 1) * share);
    await openGallery(page, first!, { language: 'bg', theme: 'light' });
    await page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' });
    await checkStory(page, first!);
    for (const id of others) {
      await showStory(page, id);
      await checkStory(page, id);
    }
  });
}

async function checkStory(page: Page, id: string): Promise<void> {
  expect.soft(await steadyViolations(page, {}), id).toEqual([]);
  expect.soft(await spoiltInLargeText(page), id).toEqual([]);
  await setTheme(page, 'dark');
  expect.soft(await steadyViolations(page, { runOnly: ['color-contrast'] }), `${id} in dark`).toEqual([]);
  await setTheme(page, 'light');
}

/** Checks animated parts a second time. */
async function steadyViolations(page: Page, options: object): Promise<string[]> {
  const found = await violations(page, options);
  return found.length > 0 ? violations(page, options) : found;
}

/** Rules about a whole page are excluded: a story is a part of one. */
async function violations(page: Page, options: object): Promise<string[]> {
  await settle(page);
  return page.evaluate(async (chosen) => {
    // The second one is the message of the router for a component that throws.
    const isBroken = document.body.textContent.includes('Something went wrong!');
    if (isBroken || document.body.classList.contains('sb-show-errordisplay')) return ['it is not drawn at all'];
    const { axe } = globalThis as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
    const wholePageRules = ['region', 'page-has-heading-one', 'heading-order', 'landmark-unique'];
    const found = await axe.run({
      resultTypes: ['violations'],
      // It waits half a second for a frame without axe: the mails, which have their own checks.
      iframes: false,
      rules: Object.fromEntries(wholePageRules.map((rule) => [rule, { enabled: false }])),
      ...chosen,
    });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }, options);
}

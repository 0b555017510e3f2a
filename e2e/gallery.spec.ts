import { expect, test, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { openGallery, showStory, storyIds, type GalleryOptions } from './gallery.ts';
import { phoneSize, spoiltInLargeText } from './spoilt-words.ts';
import { desktop } from './widths.ts';

test.use({ reducedMotion: 'reduce' });
test.describe.configure({ mode: 'parallel' });

/** Texts do not depend on the theme nor colours on the language, so two runs cover both. */
const looks: (GalleryOptions & { on: string; size: { width: number; height: number } })[] = [
  { language: 'bg', theme: 'light', on: 'a phone', size: phoneSize },
  { language: 'en', theme: 'dark', on: 'a desktop', size: desktop },
];

for (const look of looks) {
  test(`every part of the gallery is accessible in ${look.language}, ${look.theme}, on ${look.on}${look.size === phoneSize ? ', and with text twice as large' : ''}`, async ({
    page,
  }) => {
    test.setTimeout(1_200_000);
    await page.setViewportSize(look.size);
    const [first, ...others] = await storyIds(page);
    expect(others.length).toBeGreaterThan(50);
    await openGallery(page, first!, look);
    await page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' });
    expect.soft(await steadyViolations(page), first).toEqual([]);
    for (const id of others) {
      await showStory(page, id);
      expect.soft(await steadyViolations(page), id).toEqual([]);
      if (look.size === phoneSize) expect.soft(await spoiltInLargeText(page), id).toEqual([]);
    }
  });
}

/** Checks animated parts a second time. */
async function steadyViolations(page: Page): Promise<string[]> {
  const found = await violations(page);
  return found.length > 0 ? violations(page) : found;
}

/** Rules about a whole page are excluded: a story is a part of one. */
async function violations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    if (document.body.classList.contains('sb-show-errordisplay')) return ['it is not drawn at all'];
    const { axe } = globalThis as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
    const wholePageRules = ['region', 'page-has-heading-one', 'heading-order', 'landmark-unique'];
    const found = await axe.run({
      resultTypes: ['violations'],
      rules: Object.fromEntries(wholePageRules.map((rule) => [rule, { enabled: false }])),
    });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  });
}

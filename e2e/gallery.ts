// Opens the built gallery in a browser: its files are served for an address without a server.
import type { Page } from '@playwright/test';

/** A secure origin, as in production: others have no crypto.randomUUID. */
const origin = 'https://gallery.test';
const built = '.build/gallery';

export type GalleryOptions = { language: 'bg' | 'en'; theme: 'light' | 'dark' };

type Channel = {
  emit: (event: string, payload: unknown) => void;
  once: (event: string, listener: () => void) => void;
};

type Preview = { __STORYBOOK_PREVIEW__: { channel: Channel } };

export async function openGallery(page: Page, firstStory: string, { language, theme }: GalleryOptions): Promise<void> {
  await page.route(`${origin}/**`, (route) => route.fulfill({ path: built + new URL(route.request().url()).pathname }));
  await page.goto(`${origin}/iframe.html?id=${firstStory}&viewMode=story&globals=language:${language};theme:${theme}`);
  await page.waitForSelector('body.sb-show-main #storybook-root > *');
}

export async function storyIds(page: Page): Promise<string[]> {
  await page.route(`${origin}/**`, (route) => route.fulfill({ path: built + new URL(route.request().url()).pathname }));
  const answer = await page.goto(`${origin}/index.json`);
  const { entries } = (await answer!.json()) as { entries: Record<string, { type: string; id: string }> };
  return Object.values(entries).flatMap(({ type, id }) => (type === 'story' ? [id] : []));
}

/** Shows another story without reloading the page. */
export async function showStory(page: Page, id: string): Promise<void> {
  await page.evaluate(async (storyId) => {
    // oxlint-disable-next-line no-underscore-dangle -- Storybook's own name
    const { channel } = (globalThis as unknown as Preview).__STORYBOOK_PREVIEW__;
    await new Promise<void>((drawn) => {
      channel.once('storyRendered', drawn);
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    });
  }, id);
}

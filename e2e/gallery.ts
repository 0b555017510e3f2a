// Opens the built gallery in a browser.

import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Page } from '@playwright/test';
import { fastify } from 'fastify';

let address: Promise<string> | undefined;

/** One server for all tests of a worker; it does not keep the worker alive. */
function galleryAddress(): Promise<string> {
  address ??= serveGallery();
  return address;
}

async function serveGallery(): Promise<string> {
  const app = fastify();
  await app.register(fastifyStatic, { root: resolve('.build/gallery'), maxAge: '1d', immutable: true });
  const listening = await app.listen({ host: '127.0.0.1', port: 0 });
  app.server.unref();
  return listening;
}

export type GalleryOptions = { language: 'bg' | 'en'; theme: 'light' | 'dark' };

type Channel = {
  emit: (event: string, payload: unknown) => void;
  once: (event: string, listener: () => void) => void;
};

type Preview = { __STORYBOOK_PREVIEW__: { channel: Channel } };

export async function openGallery(page: Page, firstStory: string, { language, theme }: GalleryOptions): Promise<void> {
  const origin = await galleryAddress();
  await page.goto(`${origin}/iframe.html?id=${firstStory}&viewMode=story&globals=language:${language};theme:${theme}`);
  await page.waitForSelector('body.sb-show-main #storybook-root > *');
}

export async function storyIds(page: Page): Promise<string[]> {
  const answer = await page.request.get(`${await galleryAddress()}/index.json`);
  const { entries } = (await answer.json()) as { entries: Record<string, { type: string; id: string }> };
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

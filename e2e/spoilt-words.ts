// Detects text damaged by large fonts, on a phone with text twice as large.

import type { Page } from '@playwright/test';
import { settle } from './settle.ts';

export const phoneSize = { width: 360, height: 800 };

/** The widths in styles follow the browser's text size, which no style of the page can change. */
export async function spoiltInLargeText(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const setText = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } });
  await setText(32);
  await settle(page);
  let spoilt = await spoiltWords(page);
  // A list that measures its rows follows with a delay; remaining damage is real.
  for (let looks = 0; looks < 10 && spoilt.length > 0; looks += 1) {
    await settle(page);
    spoilt = await spoiltWords(page);
  }
  await setText(16);
  await browser.detach();
  return spoilt;
}

/** Words outside the window or their container, overlapping others, or broken apart; and a page that is too wide. */
export function spoiltWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const spoilt = root.scrollWidth > root.clientWidth ? [`${root.scrollWidth} px wide`] : [];
    const words = wordsOf(document.body);
    for (const { element, text, boxes, node } of words) {
      const around = [...ancestorsOf(element)];
      const scroller = around.findIndex((at) => /auto|scroll/.test(getComputedStyle(at).overflowY));
      const fixedPart = scroller === -1 ? around : around.slice(0, scroller);
      if (fixedPart.some((at) => isCutBy(at, boxes))) spoilt.push(`cut: ${text}`);
      const window = { left: 0, right: root.clientWidth };
      if (boxes.some((box) => isBeside(box, window)) && !around.some(scrollsSideways))
        spoilt.push(`out of the window: ${text}`);
      for (const word of tornWordsOf(node)) spoilt.push(`torn: ${word}`);
    }
    for (const [index, one] of words.entries()) {
      for (const other of words.slice(index + 1)) {
        if (one.element !== other.element && one.bar === other.bar && areOver(one.boxes, other.boxes)) {
          spoilt.push(`${one.text} lies over ${other.text}`);
        }
      }
    }
    return [...new Set(spoilt)];

    /**
     * Offers and chips in a strip and the drawn pages of a document may scroll sideways; a dialog or a list may not.
     */
    function scrollsSideways(at: Element): boolean {
      return at.matches('.offer-strip, .choice-chips, .pdf-pages');
    }

    function isBeside(box: DOMRect, edge: { left: number; right: number }): boolean {
      return box.right > edge.right + 2 || box.left < edge.left - 2;
    }

    function isCutBy(around: Element, boxes: readonly DOMRect[]): boolean {
      const { overflowX, overflowY } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      return boxes.some(
        (box) =>
          (/hidden|clip/.test(overflowX) && isBeside(box, edge)) ||
          (/hidden|clip/.test(overflowY) && (box.bottom > edge.bottom + 4 || box.top < edge.top - 4)),
      );
    }

    function* ancestorsOf(element: Element): Generator<Element> {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) yield at;
    }

    /** Some texts are for screen readers only. */
    function isUnseen(element: Element): boolean {
      if (element.closest('svg, option, [aria-hidden="true"]')) return true;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
      return [...ancestorsOf(element)].some((at) => at.clientWidth <= 1 && getComputedStyle(at).overflow !== 'visible');
    }

    /** Sticky bars cover what is scrolled beneath them. */
    function barOf(element: Element): Element | undefined {
      return [...ancestorsOf(element)].find((at) => /fixed|sticky/.test(getComputedStyle(at).position));
    }

    function wordsOf(body: Element) {
      const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
      const kept = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent?.trim().slice(0, 40) ?? '';
        if (!element || text === '' || isUnseen(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()].filter((box) => box.width > 2 && isInSight(box, element));
        kept.push({ element, node, text, boxes, bar: barOf(element) });
      }
      return kept;
    }

    /** Content that a list has scrolled away is not covered. */
    function isInSight(box: DOMRect, element: Element): boolean {
      return [...ancestorsOf(element)].every((at) => {
        if (!/auto|scroll/.test(getComputedStyle(at).overflowY)) return true;
        const edge = at.getBoundingClientRect();
        return box.bottom <= edge.bottom + 4 && box.top >= edge.top - 4;
      });
    }

    /** A long word may wrap once, an address with a token anywhere, a number never. */
    function tornWordsOf(node: Node): string[] {
      return [...(node.textContent ?? '').matchAll(/\d[\d\u00a0\u2009\u202f.,]*\d|[^\s-]+/g)].flatMap(
        ({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          const isAddress = /[?&=]/.test(word) && word.length > 30;
          return !isAddress && lines.size > (word.length > 12 && /\D/.test(word) ? 2 : 1) ? [word] : [];
        },
      );
    }

    function areOver(some: readonly DOMRect[], others: readonly DOMRect[]): boolean {
      return some.some((one) =>
        others.some((other) => {
          const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          return width > 4 && height > Math.min(one.height, other.height) * 0.45;
        }),
      );
    }
  });
}

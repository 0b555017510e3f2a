// Pages with text twice as large, and with the system's colours.

import { expect, test, type Page } from '@playwright/test';
import { argumentsFor } from '../testing/chromium.ts';
import { prefer, startSession } from './people.ts';
import { settle } from './settle.ts';
import { spoiltWords } from './spoilt-words.ts';

const screens = [
  '/my-a1/',
  '/my-a1/my-services',
  '/my-a1/my-profile',
  '/my-a1/my-profile/my-cards',
  '/my-a1/my-profile/personal-data',
  '/my-a1/my-profile/security-code',
  '/my-a1/roaming?msisdn=359888100101&country=TR',
  '/my-a1/digital-extras/select-services?msisdn=359888100101',
  '/my-a1/vip-club',
  '/my-a1/weekend-bonus',
  '/my-a1/e-signing/contracts?activeTab=history',
  '/my-a1/network-protection?msisdn=359888100101',
  '/my-a1/campaigns/donation',
  '/my-a1/registration/email-and-password',
  '/my-a1/login/forgotten-password',
];

test.use({
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [...argumentsFor(process.getuid?.() === 0), '--blink-settings=defaultFontSize=32'],
  },
  contextOptions: { forcedColors: 'active' },
  viewport: { width: 1280, height: 900 },
});

test('with text twice as large no word is cut or covered, and in the system’s colours every control, its state and the focus are visible', async ({
  page,
}) => {
  await prefer(page, 'bg');
  await startSession(page, 'maria');
  const found: string[] = [];
  for (const path of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settle(page);
    const here = [...(await spoiltWords(page)), ...(await unseenControls(page))];
    found.push(...here.map((line) => `${path}: ${line}`));
  }
  expect(found).toEqual([]);
});

/** Controls without a border, selected ones that look like the others, and those without a visible focus. */
function unseenControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const unseen: string[] = [];
    const all = <Kind extends HTMLElement>(selector: string) =>
      [...document.querySelectorAll<Kind>(selector)].filter((element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      );
    const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    const edgeOf = (element: Element) => {
      const { borderTopStyle, borderTopWidth, borderColor, outlineStyle, outlineWidth } = getComputedStyle(element);
      return {
        border: `${borderTopStyle} ${borderTopWidth} ${borderColor}`,
        outline: `${outlineStyle} ${outlineWidth}`,
      };
    };
    const hasEdge = (element: Element) => !/^none|^\w+ 0px/.test(edgeOf(element).border);
    for (const control of all('button:not(.text-link), .button, .field-control')) {
      if (!hasEdge(control) && !hasEdge(control.parentElement!)) unseen.push(`no edge: ${nameOf(control)}`);
    }
    for (const chosen of all<HTMLElement>(
      '.tab[data-active], .tab[aria-current], label:has(> input[type=radio]:checked)',
    )) {
      const other = [...(chosen.parentElement?.children ?? [])].find(
        (sibling) => sibling !== chosen && sibling.className === chosen.className && sibling.matches('.tab, label'),
      );
      const hasTick = chosen.querySelector('.tick') !== null;
      if (other && !hasTick && edgeOf(other).border === edgeOf(chosen).border)
        unseen.push(`looks unchosen: ${nameOf(chosen)}`);
    }
    const lookOf = (element: HTMLElement) =>
      [element, element.parentElement!, ...element.parentElement!.children]
        .map((each) => JSON.stringify(edgeOf(each)))
        .join();
    for (const control of all<HTMLElement>('a[href], button:not([tabindex="-1"]), input, select, textarea, summary')) {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const before = lookOf(control);
      control.focus();
      if (document.activeElement === control && control.matches(':focus-visible') && lookOf(control) === before) {
        unseen.push(`no focus: ${nameOf(control)}`);
      }
    }
    return unseen;
  });
}

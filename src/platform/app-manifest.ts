// The manifest with which browsers install the portal: one for each brand and language.

import type { Brand } from './brand.ts';
import type { Language } from './languages.ts';
import { webBase } from './web-base.ts';

/** Files of the folder app/ of a brand. `npm run icons` draws them from its icon.svg. */
export const appIcons = {
  'icon-192.png': { size: 192, purpose: 'any' },
  'icon-512.png': { size: 512, purpose: 'any' },
  /** Fills the whole square, because phones cut their own shape out of it. */
  'maskable-512.png': { size: 512, purpose: 'maskable' },
  /** For the home screen of iOS. */
  'touch-180.png': { size: 180, purpose: 'maskable' },
} as const;
export type AppIcon = keyof typeof appIcons;

/** Its touch icon is named by the page, not by the manifest. */
const listedIcons = ['icon-192.png', 'icon-512.png', 'maskable-512.png'] as const satisfies AppIcon[];

export function manifestName(brand: string, language: Language): string {
  return `app-${brand}-${language}.webmanifest`;
}

export type ManifestTexts = { description: string; usage: string; bills: string; top_up: string };

export function appManifest(
  brand: Pick<Brand, 'name' | 'themeColor' | 'mail'>,
  language: Language,
  texts: ManifestTexts,
  addressOf: (icon: AppIcon) => string,
) {
  const icon = (name: AppIcon) => {
    const { size, purpose } = appIcons[name];
    return { src: addressOf(name), sizes: `${size}x${size}`, type: 'image/png', purpose };
  };
  const shortcut = (name: string, path: string) => ({
    name,
    url: webBase + path,
    icons: [icon('icon-192.png')],
  });
  return {
    id: `${webBase}/`,
    name: brand.name,
    short_name: brand.name,
    description: texts.description,
    lang: language,
    start_url: `${webBase}/`,
    scope: `${webBase}/`,
    display: 'standalone',
    theme_color: brand.themeColor.light,
    background_color: brand.mail.page,
    icons: listedIcons.map(icon),
    shortcuts: [shortcut(texts.usage, '/usage'), shortcut(texts.bills, '/bills'), shortcut(texts.top_up, '/balance')],
  };
}

// The parts of a page that depend on the brand. The build writes the pages of every brand; the web reads them.

import type { Brand } from './brand.ts';

export const brandMeta = 'application-name';
export const logoId = 'brand-logo';

/** Stands for the names while a page is rendered for all brands. */
export const namesToFill = { name: '%BRAND_NAME%', wordmark: '%BRAND_WORDMARK%' };

/** The built files of a brand. */
export type BrandFiles = {
  /** An address. */
  icon: string;
  /** The svg itself. */
  logo: string;
  /** Addresses of its own fonts. */
  fonts: readonly string[];
  /** Its tokens, unless it uses the base tokens only. */
  sheet?: { address: string; css: string } | undefined;
};

const baseFont = /\s*<link\s+rel="preload"[^>]*as="font"[^>]*>/g;

export function fillPage(html: string, brand: Brand, files: BrandFiles): string {
  const page = brand.preloadedFonts ? html.replaceAll(baseFont, '') : html;
  return withSheet(page, files.sheet)
    .replace('<!--brand-->', () => headOf(brand, files))
    .replace('<!--logo-->', () => logoSymbol(files.logo))
    .replaceAll(namesToFill.name, () => escaped(brand.name))
    .replaceAll(namesToFill.wordmark, () => escaped(brand.wordmark));
}

function headOf({ name, wordmark, themeColor }: Brand, { icon, fonts }: BrandFiles): string {
  const colours = Object.entries(themeColor).map(
    ([scheme, colour]) =>
      `<meta name="theme-color" content="${escaped(colour)}" media="(prefers-color-scheme: ${scheme})" data-scheme="${scheme}">`,
  );
  return [
    `<title>${escaped(name)}</title>`,
    `<meta name="${brandMeta}" content="${escaped(name)}" data-wordmark="${escaped(wordmark)}">`,
    ...colours,
    `<link rel="icon" href="${icon}" type="image/svg+xml">`,
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
  ].join('');
}

/** After the base tokens, which it overrides. A page with its own style sheet waits for no other. */
function withSheet(html: string, sheet: BrandFiles['sheet']): string {
  if (!sheet) return html;
  if (html.includes('</style>')) return html.replace('</style>', () => `${sheet.css}</style>`);
  return html.replace('</head>', () => `<link rel="stylesheet" crossorigin href="${sheet.address}"></head>`);
}

/** The logo as a symbol of the page: no request, and its colours follow the tokens. */
export function logoSymbol(svg: string): string {
  const [, viewBox, shapes] = /<svg[^>]*\sviewBox="([^"]+)"[^>]*>([^]*)<\/svg>/.exec(svg) ?? [];
  if (viewBox === undefined || shapes === undefined) throw new Error('a logo is an svg element with a viewBox');
  return `<svg width="0" height="0" aria-hidden="true"><symbol id="${logoId}" viewBox="${viewBox}">${shapes.replaceAll(/>\s+</g, '><').trim()}</symbol></svg>`;
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}

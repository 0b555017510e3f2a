import { describe, expect, it } from 'vitest';
import { fillPage, logoSymbol, namesToFill, type BrandFiles } from './brand-page.ts';
import { defaultBrand } from './current-brand.ts';

const files: BrandFiles = {
  icon: '/icon.svg',
  logo: '<svg xmlns="x" viewBox="0 0 8 8">\n  <path d="M0 0" />\n</svg>',
  fonts: [],
};
const baseFont = '<link\n  rel="preload"\n  href="/base.woff2"\n  as="font"\n  crossorigin\n/>';
const page = `<head><!--brand-->${baseFont}<link rel="stylesheet" href="/base.css"></head><body><!--logo--><b>${namesToFill.wordmark}</b> ${namesToFill.name}</body>`;
const sheet = { address: '/brand.css', css: ':root{--accent:red}' };

describe('a page of a brand', () => {
  it('states the names, the icon and the colours of the browser', () => {
    const html = fillPage(page, { ...defaultBrand, name: 'R&D "Tel"', wordmark: 'r<d' }, files);
    expect(html).toContain('<title>R&amp;D &quot;Tel&quot;</title>');
    expect(html).toContain('content="R&amp;D &quot;Tel&quot;" data-wordmark="r&lt;d"');
    expect(html).toContain('<b>r&lt;d</b> R&amp;D &quot;Tel&quot;');
    expect(html).toContain('<link rel="icon" href="/icon.svg" type="image/svg+xml">');
    expect(html).toContain(`content="${defaultBrand.themeColor.dark}" media="(prefers-color-scheme: dark)"`);
  });

  it('contains the logo as a symbol', () => {
    const html = fillPage(page, defaultBrand, files);
    expect(html).toContain('<symbol id="brand-logo" viewBox="0 0 8 8"><path d="M0 0" /></symbol>');
  });

  it('links the tokens of the brand after the base tokens, which they override', () => {
    const html = fillPage(page, defaultBrand, { ...files, sheet });
    expect(html).toContain('href="/base.css"><link rel="stylesheet" crossorigin href="/brand.css"></head>');
  });

  it('with its own style sheet includes the tokens there, so that the first render waits for nothing', () => {
    const html = fillPage(page.replace('</head>', '<style>:root{}</style></head>'), defaultBrand, { ...files, sheet });
    expect(html).toContain('<style>:root{}:root{--accent:red}</style>');
    expect(html).not.toContain('/brand.css');
  });

  it('preloads the fonts of the brand instead of the base font', () => {
    const own = { ...defaultBrand, preloadedFonts: ['own.woff2'] };
    const html = fillPage(page, own, { ...files, fonts: ['/own.woff2'] });
    expect(html).toContain('href="/own.woff2" as="font"');
    expect(html).not.toContain('/base.woff2');
    expect(fillPage(page, defaultBrand, files)).toContain('/base.woff2');
  });
});

it('a logo without a viewBox is refused', () => {
  expect(() => logoSymbol('<svg><path /></svg>')).toThrow('a logo is an svg element with a viewBox');
});

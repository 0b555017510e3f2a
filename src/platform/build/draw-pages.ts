// Writes the pages once for every brand, language and theme. A drawn page contains its first picture, the style sheets of
// its screen, and preload links of its scripts.

import { join } from 'node:path';
import { runnerImport, type Plugin, type Rolldown } from 'vite';
import { languages, type Language } from '../languages.ts';
import { pageName } from '../pages.ts';
import { writeManifests } from './app-manifests.ts';
import { builtBrands } from './built-brands.ts';
import { bundlePageScript } from './bundle-script.ts';
import { themes, type Theme } from '../themes.ts';
import { webBase } from '../web-base.ts';

/** Modules whose scripts and style sheets a page preloads, so that they download in parallel. */
type NeededFiles = (language: Language) => string[];

export type Pages = {
  /** The module with the markup of the pages in every language. */
  drawnBy: string;
  /** Pages with a first picture, by their names on the server. */
  drawn: Record<string, NeededFiles>;
  /** The modules that write the title of a drawn page as soon as its data arrives. */
  titledBy: Record<string, string>;
  /** All other pages show a placeholder until their screen loads. */
  any: NeededFiles;
};

type Drawings = {
  /** The markup of the drawn pages by page and language. */
  pictures: Record<string, Record<string, string>>;
  /** Reloads a page whose scripts did not load. */
  retryScript: string;
  /** What else runs before the scripts of the page are loaded, by page. */
  earlyScripts: Record<string, string>;
  /** What the scripts of the titles are called with, by page and language. */
  titleFacts: Record<string, Record<string, object>>;
  /** The placeholder of all other pages by language. */
  waiting: Record<string, string>;
};

const styleLink = new RegExp(`\\s*<link rel="stylesheet"[^>]*href="${webBase}/([^"]+)">`, 'g');

/** The markup needs no style sheets; the page links the built ones. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : null),
  load: (id) => (id === '\0no-styles' ? '' : null),
};

export function drawPages(root: string, { drawnBy, drawn, titledBy, any }: Pages): Plugin {
  return {
    name: 'draw-pages',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const source = takeHtml(bundle);
      const { module } = await runnerImport<Drawings>(join(root, drawnBy), {
        configFile: false,
        root,
        plugins: [withoutStyles],
      });
      const html = source.replace('<script type="module"', `${module.retryScript}$&`);
      const brands = builtBrands(this, bundle, webBase).map((brand) => ({
        ...brand,
        manifestLinks: writeManifests(this, brand.id, webBase),
      }));
      const titleScripts = await scriptsOf(root, titledBy);
      for (const language of languages) {
        const write = (page: string, content: string) => {
          for (const { id, fill, manifestLinks } of brands) {
            const filled = fill(content).replace('</head>', `${manifestLinks(language)}</head>`);
            for (const theme of themes) {
              const fileName = pageName(id, page, language, theme);
              this.emitFile({ type: 'asset', fileName, source: dressed(filled, language, theme) });
            }
          }
        };
        for (const [page, needs] of Object.entries(drawn)) {
          const title = titleScripts.get(page)?.(module.titleFacts[page]?.[language] ?? {}) ?? '';
          const markup = (module.pictures[page]?.[language] ?? '') + title;
          const early = module.earlyScripts[page] ?? '';
          write(page, drawnPage(html, bundle, needs(language), early, markup));
        }
        write('any', anyPage(html, bundle, any(language), module.waiting[language] ?? ''));
      }
    },
  };
}

async function scriptsOf(root: string, modules: Record<string, string>) {
  const built = Object.entries(modules).map(
    async ([page, file]) => [page, await bundlePageScript(root, join(root, file))] as const,
  );
  return new Map(await Promise.all(built));
}

function drawnPage(
  html: string,
  bundle: Rolldown.OutputBundle,
  needs: string[],
  early: string,
  markup: string,
): string {
  const needed = partsOf(bundle, needs);
  return html
    .replaceAll(styleLink, '')
    .replace('</head>', `${early}${styleOf(html, bundle, needed)}${announceInSteps(needed, html)}</head>`)
    .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
    .replace('<div id="root">', `${markup}<div id="root">`);
}

function anyPage(html: string, bundle: Rolldown.OutputBundle, needs: string[], waiting: string): string {
  const needed = partsOf(bundle, needs);
  const sheets = stylesOf(needed).filter((name) => !html.includes(name));
  const links = sheets.map((name) => `<link rel="stylesheet" crossorigin href="${webBase}/${name}">`);
  return html
    .replace('</head>', `${links.join('')}${announce(needed, html)}</head>`)
    .replace('<div id="root">', `${waiting}<div id="root">`);
}

function stylesOf(needed: Set<Rolldown.OutputChunk>): string[] {
  return [...new Set([...needed].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))];
}

/** The page before it is filled is not part of the build. */
export function takeHtml(bundle: Rolldown.OutputBundle): string {
  const page = bundle['index.html'];
  if (page?.type !== 'asset') throw new Error('the build has no index.html');
  delete bundle['index.html'];
  return String(page.source);
}

function dressed(html: string, language: Language, theme: Theme): string {
  const look = theme === 'system' ? '' : ` data-theme="${theme}"`;
  return html.replace('<html lang="bg">', `<html lang="${language}"${look}>`);
}

/** The chunks of the modules, with those they import. */
function partsOf(bundle: Rolldown.OutputBundle, modules: string[]): Set<Rolldown.OutputChunk> {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = new Set<Rolldown.OutputChunk>();
  const need = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || needed.has(chunk)) return;
    needed.add(chunk);
    for (const name of chunk.imports) need(byName.get(name));
  };
  for (const module of modules) {
    // A dynamic import has its own chunk, but its code may be in another one.
    const chunk =
      chunks.find((each) => each.facadeModuleId?.endsWith(module)) ??
      chunks.find((each) => each.moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`${module} is in no chunk of the build`);
    need(chunk);
  }
  return needed;
}

/** Preloads scripts that the page does not link yet, so that they download in parallel. */
function announce(needed: Iterable<Rolldown.OutputChunk>, html: string): string {
  const unnamed = [...needed].filter(({ fileName }) => !html.includes(fileName));
  return unnamed.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="${webBase}/${fileName}">`).join('');
}

/**
 * The libraries download at once; they keep a slow connection busy until the first picture is visible. `main.tsx` then
 * preloads the rest.
 */
function announceInSteps(needed: Iterable<Rolldown.OutputChunk>, html: string): string {
  const { now = [], later = [] } = Object.groupBy(needed, ({ name }) => (isLibrary.has(name) ? 'now' : 'later'));
  const addresses = later.map(({ fileName }) => `${webBase}/${fileName}`).join(' ');
  return `${announce(now, html)}<meta name="later-scripts" content="${addresses}">`;
}

const isLibrary = new Set(['rolldown-runtime', 'libraries', 'platform']);

/**
 * Inlines the style sheets of the page and of the screen, so that the first render waits for nothing else. `main.tsx`
 * adds disabled links to them, so that nobody fetches them again; preload scanners would fetch even disabled ones of the
 * page.
 */
function styleOf(html: string, bundle: Rolldown.OutputBundle, needed: Set<Rolldown.OutputChunk>): string {
  const ofPage = [...html.matchAll(styleLink)].map(([, name]) => name!);
  const names = [...new Set([...ofPage, ...stylesOf(needed)])];
  const sheets = names.map((name) => {
    const sheet = bundle[name];
    if (sheet?.type !== 'asset') throw new Error(`${name} is not a style sheet of the build`);
    return String(sheet.source);
  });
  const addresses = names.map((name) => `${webBase}/${name}`).join(' ');
  return `<style>${sheets.join('')}</style><meta name="inlined-styles" content="${addresses}">`;
}

// Writes the page once for every language and theme, so that it arrives as the person likes it; the page of the first screen
// carries the screen's markup, its style sheets and the names of the scripts it will ask for.

import { join } from 'node:path';
import { runnerImport, type Plugin, type Rolldown } from 'vite';
import { languages, type Language } from '../languages.ts';
import { pageName } from '../pages.ts';
import { themes, type Theme } from '../themes.ts';
import { webBase } from '../web-base.ts';

export type FirstScreen = {
  /** The name of the page, as the server asks for it. */
  page: string;
  /** The module whose `markup` is the screen, drawn in every language; its `waiting` stands on any other page until it comes. */
  drawnBy: string;
  /** Modules whose scripts and style sheets the page announces. */
  needs: (language: Language) => string[];
};

export type Pages = {
  /** The module every other page asks for as soon as it runs. */
  start: string;
  first: FirstScreen;
};

type Drawn = { markup: Record<Language, string>; waiting: Record<Language, string> };

const styleLink = new RegExp(`\\s*<link rel="stylesheet"[^>]*href="${webBase}/([^"]+)">`, 'g');

/** Markup needs no style sheets; the page links the built ones. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : null),
  load: (id) => (id === '\0no-styles' ? '' : null),
};

export function drawPages(root: string, { start, first }: Pages): Plugin {
  return {
    name: 'draw-pages',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const html = htmlOf(bundle);
      const { module } = await runnerImport<Drawn>(join(root, first.drawnBy), {
        configFile: false,
        root,
        plugins: [withoutStyles],
      });
      const starting = partsOf(bundle, [start]);
      const any = html.replace('</head>', `${announce(starting, html)}</head>`);
      for (const language of languages) {
        const needed = partsOf(bundle, first.needs(language));
        const drawn = html
          .replaceAll(styleLink, '')
          .replace('</head>', `${styleOf(html, bundle, needed)}${announce(needed, html)}</head>`)
          .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
          .replace('<div id="root">', `${untouchable(module.markup[language])}<div id="root">`);
        for (const theme of themes) {
          const write = (page: string, source: string) =>
            this.emitFile({
              type: 'asset',
              fileName: pageName(page, language, theme),
              source: dressed(source, language, theme),
            });
          write('any', any.replace('<div id="root">', `${module.waiting[language]}<div id="root">`));
          write(first.page, drawn);
        }
      }
    },
  };
}

function htmlOf(bundle: Rolldown.OutputBundle): string {
  const page = bundle['index.html'];
  if (page?.type !== 'asset') throw new Error('the build has no index.html');
  return String(page.source);
}

/** Nobody, and no password manager, shall write into a field that is about to be replaced. */
function untouchable(markup: string): string {
  return `<div id="first-paint" inert>${markup.replaceAll('<input ', '<input readonly ')}</div>`;
}

function dressed(html: string, language: Language, theme: Theme): string {
  const look = theme === 'system' ? '' : ` data-theme="${theme}"`;
  return html.replace('<html lang="bg">', `<html lang="${language}"${look}>`);
}

/** The scripts that the modules need, their own and those they import. */
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
    const chunk = chunks.find((each) => each.moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`${module} is in no part of the build`);
    need(chunk);
  }
  return needed;
}

/** Names the scripts the page does not name yet, so that they come without being asked for one after another. */
function announce(needed: Set<Rolldown.OutputChunk>, html: string): string {
  const unnamed = [...needed].filter(({ fileName }) => !html.includes(fileName));
  return unnamed.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="${webBase}/${fileName}">`).join('');
}

/**
 * The style sheets of the page and of the screen, written into it: the first picture waits for nothing else.
 * Their links stay, switched off, so that nobody fetches them again.
 */
function styleOf(html: string, bundle: Rolldown.OutputBundle, needed: Set<Rolldown.OutputChunk>): string {
  const ofPage = [...html.matchAll(styleLink)].map(([, name]) => name!);
  const ofScreen = [...needed].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  const names = [...new Set([...ofPage, ...ofScreen])];
  const sheets = names.map((name) => {
    const sheet = bundle[name];
    if (sheet?.type !== 'asset') throw new Error(`${name} is no style sheet of the build`);
    return String(sheet.source);
  });
  const links = names.map((name) => `<link rel="stylesheet" disabled crossorigin href="${webBase}/${name}">`);
  return `<style>${sheets.join('')}</style>${links.join('')}`;
}

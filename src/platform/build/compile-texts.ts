// Compiles the texts at build time, so that browsers need no parser, and stores their version.

import compile from 'icu-minify/compile';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { versionKey, type Catalogue } from '../texts/texts.ts';
import { versionOf } from '../server/texts-version.ts';

export function compileTexts(): Plugin {
  return {
    name: 'compile-texts',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!/\/src\/.*\/texts\/([\w-]+\.)?[a-z]{2}\.ts$/.test(id)) return null;
      const module = (await import(pathToFileURL(id).href)) as Record<string, Catalogue>;
      return Object.entries(module)
        .map(([name, catalogue]) => `export const ${name} = ${JSON.stringify(compiled(catalogue))};`)
        .join('\n');
    },
  };
}

function compiled(catalogue: Catalogue): object {
  const texts = Object.entries(catalogue).map(([key, text]) => [key, compile(text)]);
  return { ...Object.fromEntries(texts), [versionKey]: versionOf(catalogue) };
}

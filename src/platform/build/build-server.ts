// Builds programs of the server with all they import. What is imported only when it is needed stays a file of its own.

import { readdirSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative } from 'node:path';
import { rolldown, type Plugin } from 'rolldown';

/** Packages with native code, with files that they read themselves, or seldom needed: Node loads them from their folders. */
const loadedByNode = [/^@node-rs\/argon2/, /^@opentelemetry\//, /^pdfkit/, /^pino/, /^pg-native/];

type ServerBuild = {
  readonly root: string;
  /** Paths of the programs below the root. */
  readonly scripts: readonly string[];
  readonly folder: string;
};

export async function buildServer({ root, scripts, folder }: ServerBuild): Promise<void> {
  const bundle = await rolldown({
    input: { ...Object.fromEntries(scripts.map((script) => [basename(script, '.ts'), script])), ...brandsOf(root) },
    cwd: root,
    platform: 'node',
    tsconfig: false,
    external: loadedByNode,
    plugins: [placesOfSources(folder), asciiOnly],
  });
  await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'part-[name]-[hash].js',
    // Everything else would print the code once more, after the last plugin.
    minify: false,
  });
  await bundle.close();
}

function brandsOf(root: string): Record<string, string> {
  const ids = readdirSync(join(root, 'brands'));
  return Object.fromEntries(ids.map((id) => [`brand-${id}`, `brands/${id}/brand.ts`]));
}

/** Sources find files beside them; built, all files are in one folder, from which the way to a source is always the same. */
function placesOfSources(folder: string): Plugin {
  return {
    name: 'places-of-sources',
    transform(code, id) {
      if (!isAbsolute(id) || id.includes('/node_modules/') || !code.includes('import.meta.')) return null;
      const source = JSON.stringify(relative(folder, id));
      const place = JSON.stringify(`/${relative(folder, dirname(id))}`);
      return code
        .replaceAll('import.meta.dirname', () => `(import.meta.dirname + ${place})`)
        .replaceAll('import.meta.url', () => `new URL(${source}, import.meta.url).href`);
    },
  };
}

/** Node keeps the text of every module; with one Cyrillic letter each character of the file takes two bytes. */
const asciiOnly: Plugin = {
  name: 'ascii-only',
  renderChunk: (code) => code.replaceAll(/[^\0-\x7f]/g, (letter) => `\\u${hexOf(letter.charCodeAt(0))}`),
};

const hexOf = (unit: number) => unit.toString(16).padStart(4, '0');

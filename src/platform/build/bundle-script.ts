// Bundles a module with all it imports into the text of one script that shares nothing with the chunks of the pages.

import { rolldown } from 'rolldown';
import { inlineJson } from '../inline-json.ts';
import { replacedModulesByName } from './replaced-modules.ts';

/** What the module exports is a property of the variable `name`. */
export async function bundleScript(root: string, entry: string, name?: string): Promise<string> {
  const bundle = await rolldown({
    input: entry,
    cwd: root,
    platform: 'browser',
    tsconfig: false,
    resolve: { alias: replacedModulesByName(root) },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true, ...(name && { name }) });
  await bundle.close();
  return output[0].code;
}

/** A script inside a page. Its module exports `run`, which gets the facts. */
export async function bundlePageScript(root: string, entry: string): Promise<(facts: object) => string> {
  const code = (await bundleScript(root, entry, 'script')).trim().replaceAll('</', '<\\/');
  return (facts) => `<script>(() => {${code}script.run(${inlineJson(facts)})})()</script>`;
}

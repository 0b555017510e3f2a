// Builds a module with all it imports into the text of one script, for a page that runs it before any other. The module
// exports `run`.

import { rolldown } from 'rolldown';

export async function buildPageScript(root: string, entry: string): Promise<(facts: object) => string> {
  const bundle = await rolldown({
    input: entry,
    cwd: root,
    platform: 'browser',
    tsconfig: false,
    resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const { output } = await bundle.generate({ format: 'iife', name: 'script', minify: true });
  await bundle.close();
  const code = output[0].code.trim().replaceAll('</', '<\\/');
  return (facts) =>
    `<script>(() => {${code}script.run(${JSON.stringify(facts).replaceAll('<', '\\u003c')})})()</script>`;
}

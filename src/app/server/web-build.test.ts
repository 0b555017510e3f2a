import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureWebBuild, findWebBuild } from './web-build.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'abonat-build-'));
  await Promise.all(['src', 'brands'].map((folder) => mkdir(join(root, folder))));
  const page = "export default { build: { rolldownOptions: { input: 'src/page.js' } } };";
  const files = { 'src/page.js': 'console.log(1)', 'vite.config.ts': page, 'vite.desk.config.ts': page };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(root, name), text)));
  await cp('package-lock.json', join(root, 'package-lock.json'));
});
afterAll(() => rm(root, { recursive: true }));

describe('the web of a portal in production', () => {
  it('must be built before the start, again after every change of the sources', async () => {
    const refusal = 'The web of this version is not built. Run: npm run build';
    await expect(findWebBuild(root, 'web')).rejects.toThrow(refusal);
    const built = await ensureWebBuild(root, 'web', () => undefined);
    expect(await findWebBuild(root, 'web')).toBe(built);
    await expect(findWebBuild(root, 'desk')).rejects.toThrow(refusal);
    await writeFile(join(root, 'src/page.js'), 'console.log(2)');
    await expect(findWebBuild(root, 'web')).rejects.toThrow(refusal);
  });
});

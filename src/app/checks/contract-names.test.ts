import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { endpoints } from '../server/endpoints.ts';

const src = join(import.meta.dirname, '../..');
const files = globSync('**/*.ts', { cwd: src }).filter(
  (file) => !file.endsWith('.test.ts') && readFileSync(join(src, file), 'utf8').includes('= endpoint({'),
);

it('a call has the same name in code and in the OpenAPI document', async () => {
  const modules = (await Promise.all(files.map((file) => import(join(src, file))))) as object[];
  const exported = new Map(modules.flatMap((module) => Object.entries(module).map(([name, value]) => [value, name])));
  expect(endpoints.map((call) => exported.get(call))).toEqual(endpoints.map((call) => call.name));
});

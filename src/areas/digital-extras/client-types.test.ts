import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('no rule, call, screen or dialog of extras depends on the client type; only texts may differ [SH-027]', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter((name) => !name.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(100);
  const asking = files.filter((name) =>
    /client_?type|account_?type|PrivateOwner|SmallBusiness|LargeBusiness/i.test(
      readFileSync(join(import.meta.dirname, name), 'utf8'),
    ),
  );
  expect(asking).toEqual([]);
});

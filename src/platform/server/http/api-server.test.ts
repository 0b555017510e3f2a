import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPortal, type TestPortal } from '#testing/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

it('an address with a slash at its end is the same address', async () => {
  const [plain, withSlash] = await Promise.all(
    ['/common/configuration', '/common/configuration/'].map((path) => portal.browser().call('GET', path)),
  );
  expect(withSlash).toMatchObject({ status: 200, body: plain!.body as object });
});

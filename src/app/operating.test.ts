import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type TestPortal } from '#testing/portal.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

type Dashboard = { panels: { targets: { expr: string }[] }[] };

describe('what an operator is given', () => {
  it('the dashboard asks only for measurements that the portal has', async () => {
    await portal.browser().call('GET', '/common/currency/info', { query: { System: 'selfcare' } });
    const { body } = await portal.app.inject({ method: 'GET', url: '/metrics' });
    const { panels } = JSON.parse(read('ops/dashboard.json')) as Dashboard;
    const asked = panels.flatMap(({ targets }) =>
      targets.flatMap(({ expr }) => expr.match(/\b[a-z]+(_[a-z0-9]+){2,}\b/g) ?? []),
    );
    const isMeasured = (name: string) => new RegExp(`^${name}[{ ]`, 'm').test(body);
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((name) => !isMeasured(name) && !['histogram_quantile'].includes(name))).toEqual([]);
  });

  it('every setting that the guide names is one the portal reads', () => {
    const code = [
      'src/platform/server/configuration.ts',
      'src/platform/server/tmf/operator-api-settings.ts',
      'src/areas/sign-in/server/identity-provider/identity-settings.ts',
    ]
      .map(read)
      .join();
    const named = new Set(read('docs/operating.md').match(/\b[A-Z]+_[A-Z_]+\b/g));
    const ofNode = ['NODE_EXTRA_CA_CERTS'];
    expect([...named].filter((name) => !code.includes(`'${name}'`))).toEqual(ofNode);
  });

  it.each(['ops/abonat.service', 'ops/Containerfile'])('%s starts what is there', (file) => {
    const [, started] = /node"?,? "?(bin\/\S+?)"?\]?$/m.exec(read(file)) ?? [];
    expect(existsSync(join(root, started ?? 'nothing'))).toBe(true);
  });
});

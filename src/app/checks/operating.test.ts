import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfiguration } from '#platform/server/configuration.ts';
import { settingGroups } from '#platform/server/settings/settings.ts';
import { operatorsSeal } from '#testing/operators-seal.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { checkAreaSettings } from '../server/enabled-areas.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

type Dashboard = { panels: { targets: { expr: string }[] }[] };

function dashboardQueries(file: string): string[] {
  const { panels } = JSON.parse(file) as Dashboard;
  return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
}

describe('the operating guide', () => {
  /** Prometheus has its own functions and the state of its targets. */
  const ofPrometheus = new Set(['histogram_quantile', 'min_over_time']);

  it.each([
    ['dashboard', () => dashboardQueries(read('ops/dashboard.json')), 10],
    ['alert rules', () => Array.from(read('ops/alerts.yml').matchAll(/^ +expr: (.*)$/gm), ([, query]) => query!), 7],
  ] as const)('has a %s with existing metrics only', async (_file, queriesOf, atLeast) => {
    await portal.browser().call('GET', '/common/currency/info', { query: { System: 'selfcare' } });
    const { body } = await portal.app.inject({ method: 'GET', url: '/metrics' });
    const asked = queriesOf().flatMap((query) => query.match(/\b[a-z]+(_[a-z0-9]+){2,}\b/g) ?? []);
    const isMeasured = (name: string) => new RegExp(`^(# TYPE )?${name}[{ ]`, 'm').test(body);
    expect(asked.length).toBeGreaterThanOrEqual(atLeast);
    expect(asked.filter((name) => !isMeasured(name) && !ofPrometheus.has(name))).toEqual([]);
  });

  it('names only settings that the portal reads', () => {
    const settings = new Set(settingGroups.flatMap((group) => Object.keys(group.settings)));
    const named = new Set(read('docs/operating.md').match(/\b[A-Z]+_[A-Z_]+\b/g));
    const readElsewhere = ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_SERVICE_NAME', 'NODE_EXTRA_CA_CERTS'];
    expect([...named].filter((name) => !settings.has(name))).toEqual(readElsewhere);
  });

  it('lists all settings that production needs at the first start', () => {
    const [, written = ''] = /abonat\.env <<'END'\n([^]*?)\nEND/.exec(read('docs/operating.md')) ?? [];
    const values: Record<string, string> = {
      ...operatorsSeal(),
      SECRET_KEY: randomBytes(48).toString('base64'),
      SMTP_URL: 'smtps://mail.example',
      SMPP_URL: 'smpp://sms.example',
      METRICS_TOKEN: randomBytes(32).toString('hex'),
    };
    const given = written.split('\n').map((line) => line.replace(/ *#.*/, '').split('='));
    const environment = Object.fromEntries(given.map(([name = '', value]) => [name, values[name] ?? value]));
    expect(readConfiguration(environment, root).appMode).toBe('production');
    expect(() => checkAreaSettings(environment)).not.toThrow();
  });

  it.each(['ops/abonat.service', 'ops/Containerfile'])('%s starts an existing program', (file) => {
    const [, started] = /node"?,? "?(bin\/\S+?)"?\]?$/m.exec(read(file)) ?? [];
    expect(existsSync(join(root, started ?? 'nothing'))).toBe(true);
  });
});

// npm run guide: follows docs/operating.md and docs/backup.md in an empty folder, with their own commands, from a clone to a
// signed-in customer, and then through backup, restore, a rotation of the secret key and an upgrade. Prints the time of
// every step. It takes some minutes and needs the npm registry.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium, expect, type Page } from '@playwright/test';
import { firstCustomer, register, writeExamples } from '../first-customer.ts';
import { fillCredentials } from '../people.ts';
import { password } from '../registration.ts';
import { findChromium } from '#testing/chromium.ts';
import { freePort } from '#testing/free-port.ts';
import { scaledMs } from '#testing/machine-factor.ts';
import { startMessageTakers } from '#testing/message-takers.ts';
import { readGuide } from './document.ts';
import { createMachine, fillSettings } from './machine.ts';
import { startProxy } from './proxy.ts';
import { readUnit, type Service } from './unit.ts';

const root = join(import.meta.dirname, '../..');
const startedAt = Date.now();
const say = (line: string) => void process.stdout.write(`${line}\n`);
const operating = readGuide(join(root, 'docs/operating.md'));
const backup = readGuide(join(root, 'docs/backup.md'));
const machine = createMachine();
const { place } = machine;
const [portalPort, tlsPort, plainPort] = [await freePort(), await freePort(), await freePort()];
const portalUrl = `http://127.0.0.1:${portalPort}`;
const publicUrl = `https://127.0.0.1:${tlsPort}`;
const messages = await startMessageTakers();
const withSettings = (command: string) => `set -a; . /etc/abonat.env; set +a; cd /opt/abonat; ${command}`;

let service: Service | undefined;
const cleanUps: (() => Promise<unknown> | undefined)[] = [() => messages.close(), () => service?.stop()];

async function step<Result>(name: string, work: () => Promise<Result> | Result): Promise<Result> {
  const begun = Date.now();
  const result = await work();
  const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(0)} s`;
  say(`ok   ${name} (${seconds(begun)}, after ${seconds(startedAt)})`);
  return result;
}

async function start(): Promise<void> {
  service = readUnit(join(place, 'etc/systemd/system/abonat.service'), place, join(place, 'portal.log')).start();
  const isReady = () =>
    fetch(`${portalUrl}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await isReady())) {
    if (service.hasExited()) throw new Error(`the portal ended:\n${readFileSync(join(place, 'portal.log'), 'utf8')}`);
    await delay(100);
  }
}

async function restart(): Promise<void> {
  await service?.stop();
  await start();
}

async function followGuide(): Promise<void> {
  await step('clone, build, settings and unit', () => {
    machine.run('openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=seal -keyout seal.key -out seal.crt');
    machine.run(operating.commandsUnder('First start'));
    fillSettings(machine, {
      PUBLIC_URL: publicUrl,
      TRUST_PROXY: '127.0.0.1',
      SMTP_URL: messages.smtpUrl,
      SMPP_URL: messages.smppUrl,
      // Without it, the embedded database is used.
      DATABASE_URL: '',
      DATA_DIR: join(place, 'var/lib/abonat'),
    });
    machine.set('PORT', String(portalPort));
  });
  await step('start by the command line of the unit, as another user', start);
  const proxy = await step('proxy', () => startProxy(place, { portal: portalPort, tls: tlsPort, plain: plainPort }));
  cleanUps.push(() => proxy.close());
  if (!proxy.isHaproxy) say('     not run: ops/haproxy.cfg, because haproxy is not installed');
  await step('import', () => {
    writeExamples(join(place, 'srv/export'));
    const printed = machine.run(operating.commandsUnder('Import'));
    expect(printed).toMatch(/^customers +1 +0 +0 +0 +0$/m);
  });

  const { executablePath, args } = await findChromium();
  const browser = await chromium.launch({ executablePath, args: [...args] });
  cleanUps.push(() => browser.close());
  const options = { baseURL: publicUrl, ignoreHTTPSErrors: true, locale: 'bg-BG' };
  const page = await (await browser.newContext(options)).newPage();
  await step('registration and sign-in', () => register(page, messages));
  say(`     from the clone to a signed-in customer: ${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
  if (proxy.isHaproxy) await step('the proxy hides what belongs to the operator', () => expectHidden(page));

  await step('backup', () => machine.run(commandOf('backup')));
  await step('restore into a new folder', async () => {
    await service?.stop();
    renameSync(join(place, 'var/lib/abonat/pg'), join(place, 'var/lib/lost'));
    const restored = machine.run(commandOf('restore'));
    await start();
    return restored;
  });
  await step('the customer is still signed in', () => expectSignedIn(page));

  await step('rotation of the secret key', async () => {
    const old = settingOf('SECRET_KEY');
    const next = execFileSync('openssl', ['rand', '-base64', '48'], { encoding: 'utf8' }).trim();
    machine.set('SECRET_KEY_NEXT', next);
    await restart();
    machine.set('SECRET_KEY_NEXT', null);
    machine.set('SECRET_KEY', next);
    machine.set('SECRET_KEY_PREVIOUS', old);
    await restart();
    await expectSignedIn(page);
    // The values that expire are still valid.
    const report = machine.run(withSettings('npm run --silent operator -- keys'), 2);
    expect(report).toContain('SECRET_KEY_PREVIOUS is still needed');
  });
  await step('upgrade', async () => {
    machine.run('cd /opt/abonat && git pull --quiet && npm run build');
    await restart();
    await expectSignedIn(page);
  });
  await step('sign-in with the password', async () => {
    const other = await (await browser.newContext(options)).newPage();
    other.setDefaultTimeout(scaledMs(30_000));
    await other.goto('/my-a1/login');
    await fillCredentials(other, firstCustomer.email, password);
    await expect(other.locator('#root .shell')).toBeVisible();
  });
}

function settingOf(name: string): string {
  const line = readFileSync(join(place, 'etc/abonat.env'), 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`${name}=`));
  return line?.slice(name.length + 1) ?? '';
}

/** The commands of docs/backup.md up to one of them, without the other. */
function commandOf(name: 'backup' | 'restore'): string {
  const lines = backup.commandsUnder('The embedded database').split('\n');
  return lines.filter((line) => !line.includes('npm run') || line.includes(`npm run ${name} `)).join('\n');
}

/** The proxy notices a started process at its next health check. */
async function expectSignedIn(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto('/my-a1/my-services');
    await expect(page.getByRole('link', { name: firstCustomer.shown }).first()).toBeVisible();
  }).toPass({ timeout: scaledMs(60_000) });
}

async function expectHidden(page: Page): Promise<void> {
  for (const path of ['/my-a1/operator', '/my-a1//operator', '/my-a1/x/../operator', '/%6dy-a1/operator', '/metrics']) {
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 404]);
  }
  const plain = await page.request.get(`http://127.0.0.1:${plainPort}/my-a1/`, { maxRedirects: 0 });
  expect(plain.status()).toBe(301);
}

try {
  await followGuide();
  say('The guide works.');
} catch (error) {
  say((error as Error).stack ?? String(error));
  say(existsSync(join(place, 'portal.log')) ? readFileSync(join(place, 'portal.log'), 'utf8').slice(-2000) : '');
  process.exitCode = 1;
} finally {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp();
  rmSync(place, { recursive: true, force: true });
}

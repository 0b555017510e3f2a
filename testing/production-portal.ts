// A portal as run by an operator: the real process in production mode on its own empty database, behind a TLS proxy,
// with the operator's systems and the commands beside it.

import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { isReady, spawnRealPortal } from './faults/real-portal.ts';
import { freePort } from './free-port.ts';
import { memoryFolder } from './memory-folder.ts';
import { operatorsSeal } from './operators-seal.ts';
import { startMessageTakers, type MessageTakers } from './message-takers.ts';
import { startServiceOrdering, type ServiceOrderingServer } from './service-ordering-server.ts';
import { startTlsProxy } from './tls-proxy.ts';

const runBuilt = join(import.meta.dirname, '../src/app/server/run-built.ts');

export type ProductionPortal = {
  messages: MessageTakers;
  network: ServiceOrderingServer;
  /** The credentials of the operator's systems: a client of the operator API, and the token of the network's events. */
  secrets: { client: string; listener: string };
  /** Runs a command with the portal's settings; returns its output after success. */
  run(script: string, ...words: string[]): Promise<string>;
  close(): Promise<void>;
};

/** At https://127.0.0.1 and the port. */
export async function startProductionPortal(port: number): Promise<ProductionPortal> {
  const [client, listener, networkToken] = [newSecret(), newSecret(), newSecret()];
  const [messages, network, portalPort] = await Promise.all([
    startMessageTakers(),
    startServiceOrdering(networkToken),
    freePort(),
  ]);
  const dataDir = mkdtempSync(join(memoryFolder(), 'abonat-production-'));
  const settings = {
    APP_MODE: 'production',
    CAPTCHA: 'altcha',
    DATA_DIR: dataDir,
    PUBLIC_URL: `https://127.0.0.1:${port}`,
    SECRET_KEY: randomBytes(48).toString('base64'),
    SMTP_URL: messages.smtpUrl,
    SMPP_URL: messages.smppUrl,
    ...operatorsSeal(),
    TRUST_PROXY: '127.0.0.1',
    OPERATOR_DESK: 'on',
    OPERATOR_API_CLIENTS: `oss=${createHash('sha256').update(client).digest('hex')} catalog:write inventory:write`,
    PROVISIONING_KIND: 'tmf641',
    PROVISIONING_URL: network.url,
    PROVISIONING_TOKEN: networkToken,
    PROVISIONING_LISTENER_TOKEN: listener,
    // With a browser on a busy machine everything is slow, so load shedding is off.
    OVERLOAD_DELAY_MS: '0',
    DATABASE_WAIT_MS: '20000',
    DATABASE_SILENCE_MS: '20000',
  };
  const run = commandsWith(settings);
  await run('src/app/commands/run-build.ts');
  const portal = spawnRealPortal(portalPort, settings);
  const proxy = await startTlsProxy(port, portalPort);
  const close = async () => {
    portal.kill('SIGTERM');
    await portal.exited;
    await Promise.all([proxy.close(), network.close(), messages.close()]);
    rmSync(dataDir, { recursive: true, force: true });
  };
  await isReady(portal).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { messages, network, secrets: { client, listener }, run, close };
}

const newSecret = () => randomBytes(32).toString('hex');

function commandsWith(settings: Record<string, string>): ProductionPortal['run'] {
  return async (script, ...words) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', runBuilt, script, ...words], {
      env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...settings },
    });
    const ended = new Promise((resolve) => void child.once('close', resolve));
    const [printed, said] = await Promise.all([text(child.stdout), text(child.stderr)]);
    if ((await ended) !== 0) throw new Error(`${script} failed:\n${said}`);
    return printed;
  };
}

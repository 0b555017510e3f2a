// The proxy of the guide, on free ports; a small proxy of the tests where haproxy is not installed.

import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTlsProxy } from '#testing/tls-proxy.ts';

export type Proxy = { isHaproxy: boolean; close(): Promise<void> };

type Ports = { portal: number; tls: number; plain: number };

export async function startProxy(place: string, ports: Ports): Promise<Proxy> {
  if (spawnSync('haproxy', ['-v']).error) {
    return { isHaproxy: false, ...(await startTlsProxy(ports.tls, ports.portal)) };
  }
  const certificate = join(place, 'etc/abonat.pem');
  const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1'];
  execFileSync('openssl', [...words, '-keyout', `${certificate}.key`, '-out', `${certificate}.crt`], {
    stdio: 'ignore',
  });
  writeFileSync(certificate, readFileSync(`${certificate}.crt`, 'utf8') + readFileSync(`${certificate}.key`, 'utf8'));
  const configuration = readFileSync(join(place, 'opt/abonat/ops/haproxy.cfg'), 'utf8')
    .replace('/etc/abonat.pem', certificate)
    .replace('bind :443', `bind 127.0.0.1:${ports.tls}`)
    .replace('bind :80', `bind 127.0.0.1:${ports.plain}`)
    .replace('127.0.0.1:3000', `127.0.0.1:${ports.portal}`);
  const file = join(place, 'etc/haproxy.cfg');
  writeFileSync(file, configuration);
  const checked = spawnSync('haproxy', ['-c', '-f', file], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(`haproxy refuses its configuration:\n${checked.stderr}`);
  const child = spawn('haproxy', ['-f', file, '-db'], { stdio: 'ignore' });
  const exited = once(child, 'exit');
  return {
    isHaproxy: true,
    async close() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

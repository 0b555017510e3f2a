// Three hosts on one machine: network namespaces on a bridge, each with a cable that can be unplugged.

import { execFileSync } from 'node:child_process';

export type Host = { name: string; address: string; cable: string };

const bridge = 'abonat-ha';
const front = '10.77.0.1/24';

export const hosts: readonly Host[] = [1, 2, 3].map((n) => ({
  name: `abonat-ha-${n}`,
  address: `10.77.0.${10 + n}`,
  cable: `abonat-ha${n}`,
}));

export function layNetwork(): void {
  removeNetwork();
  ip('link', 'add', bridge, 'type', 'bridge');
  ip('addr', 'add', front, 'dev', bridge);
  ip('link', 'set', bridge, 'up');
  for (const { name, address, cable } of hosts) {
    ip('netns', 'add', name);
    ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
    ip('link', 'set', cable, 'master', bridge, 'up');
    ip('-n', name, 'addr', 'add', `${address}/24`, 'dev', 'eth0');
    ip('-n', name, 'link', 'set', 'eth0', 'up');
    ip('-n', name, 'link', 'set', 'lo', 'up');
  }
}

export function removeNetwork(): void {
  for (const { name, cable } of hosts) {
    tryIp('link', 'del', cable);
    tryIp('netns', 'del', name);
  }
  tryIp('link', 'del', bridge);
}

export function pullCable({ cable }: Host): void {
  ip('link', 'set', cable, 'down');
}

export function plugCable({ cable }: Host): void {
  ip('link', 'set', cable, 'up');
}

function ip(...words: string[]): void {
  execFileSync('ip', words, { stdio: ['ignore', 'ignore', 'pipe'] });
}

function tryIp(...words: string[]): void {
  try {
    ip(...words);
  } catch {
    // It did not exist.
  }
}

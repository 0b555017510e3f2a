// Three database machines: etcd and Patroni with PostgreSQL on each, behind haproxy and pgbouncer.

import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { hosts, layNetwork, plugCable, pullCable, removeNetwork, type Host } from './network.ts';
import { killAllOn, startProgram, type StartedProcess } from './processes.ts';
import {
  etcdWords,
  haproxySettings,
  password,
  patroniSettings,
  pgbouncerSettings,
  ports,
  type Replication,
} from './settings.ts';

/** A former leader rejoins within seconds; after this time it is copied from the leader, as the operating guide says. */
const rejoinMs = 60_000;

type Member = { name: string; role: string; state: string };

export type Cluster = {
  databaseUrl: string;
  leader(): Promise<Host>;
  /** Waits until one is the leader, the others follow it, and one is synchronous if required. */
  isWhole(): Promise<void>;
  powerOff(host: Host): void;
  powerOn(host: Host): void;
  switchOver(): Promise<void>;
  /** The machines that did not rejoin by themselves and were copied from the leader. */
  reinitialized: readonly string[];
  stop(): Promise<void>;
};

const longestWaitMs = 180_000;

export async function startCluster(folder: string, replication: Replication): Promise<Cluster> {
  layNetwork();
  const folderOf = (host: Host) => join(folder, host.name);
  for (const host of hosts) {
    mkdirSync(folderOf(host), { recursive: true });
    writeFileSync(join(folderOf(host), 'patroni.yml'), patroniSettings(host, folderOf(host), replication));
  }
  writeFileSync(join(folder, 'haproxy.cfg'), haproxySettings());
  writeFileSync(join(folder, 'pgbouncer.ini'), pgbouncerSettings(folder));
  writeFileSync(join(folder, 'users.txt'), `"postgres" "${password}"\n`);
  execFileSync('chown', ['-R', 'postgres:postgres', folder]);

  const programs = new Map<string, StartedProcess[]>();
  const powerOn = (host: Host) => {
    plugCable(host);
    const start = (...words: string[]) => startProgram(join(folder, `${host.name}.log`), words, host.name);
    const [etcd, patroni] = ['/usr/bin/etcd', '/usr/bin/patroni'];
    programs.set(host.name, [
      start(etcd, ...etcdWords(host, folderOf(host))),
      start(patroni, join(folderOf(host), 'patroni.yml')),
    ]);
  };
  hosts.forEach(powerOn);
  const inFront = [
    startProgram(join(folder, 'haproxy.log'), ['/usr/sbin/haproxy', '-db', '-f', join(folder, 'haproxy.cfg')]),
    startProgram(join(folder, 'pgbouncer.log'), ['/usr/sbin/pgbouncer', join(folder, 'pgbouncer.ini')]),
  ];

  const isWholeNow = async () => {
    const members = await membersSeen();
    const following = members.filter((member) => member.role !== 'leader' && isRunning(member));
    const isInStep = replication === 'asynchronous' || members.some(({ role }) => role === 'sync_standby');
    return members.some(({ role }) => role === 'leader') && following.length === 2 && isInStep;
  };

  const reinitialized: string[] = [];
  const reinitializeMissing = async () => {
    const members = await membersSeen();
    const isFollowing = (name: string) => members.some((each) => each.name === name && isRunning(each));
    for (const { name, address } of hosts.filter((host) => !isFollowing(host.name))) {
      if (await reinitialize(address)) reinitialized.push(name);
    }
  };

  const cluster: Cluster = {
    reinitialized,
    databaseUrl: `postgres://postgres:${password}@127.0.0.1:${ports.pool}/abonat`,
    async leader() {
      const name = (await membersSeen()).find(({ role }) => role === 'leader')?.name;
      const host = hosts.find((each) => each.name === name);
      if (!host) throw new Error('there is no leader');
      return host;
    },
    async isWhole() {
      const began = performance.now();
      let isHelped = false;
      for (; performance.now() < began + longestWaitMs; await delay(500)) {
        if (await isWholeNow()) return;
        if (isHelped || performance.now() < began + rejoinMs) continue;
        isHelped = true;
        await reinitializeMissing();
      }
      throw new Error(`the cluster did not become healthy: ${JSON.stringify(await membersSeen())}; see ${folder}`);
    },
    powerOff(host) {
      // Data in its sockets is not delivered either.
      pullCable(host);
      killAllOn(host.name);
    },
    powerOn,
    async switchOver() {
      const { name, address } = await cluster.leader();
      const answer = await fetch(`http://${address}:8008/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: name }),
      });
      if (!answer.ok) throw new Error(`switching over: ${answer.status} ${await answer.text()}`);
    },
    async stop() {
      await Promise.all(inFront.map((each) => each.end('SIGKILL')));
      for (const host of hosts) killAllOn(host.name);
      removeNetwork();
    },
  };
  await cluster.isWhole();
  return cluster;
}

const isRunning = ({ state }: Pick<Member, 'state'>) => /running|streaming/.test(state);

/** Patroni deletes the data of the machine and copies them from the leader; the leader itself refuses. */
async function reinitialize(address: string): Promise<boolean> {
  const answer = await fetch(`http://${address}:8008/reinitialize`, {
    method: 'POST',
    body: JSON.stringify({ force: true }),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null);
  return answer?.ok ?? false;
}

/** As reported by any machine that answers; empty if none does. */
async function membersSeen(): Promise<Member[]> {
  for (const { address } of hosts) {
    const signal = AbortSignal.timeout(1500);
    const seen = await fetch(`http://${address}:8008/cluster`, { signal }).then(
      async (answer) => ((await answer.json()) as { members: Member[] }).members,
      () => null,
    );
    if (seen?.some(({ role }) => role === 'leader')) return seen;
  }
  return [];
}

// The faults of one series during a stream of changes through the API of three portals, and the results of the changes.

import { setTimeout as delay } from 'node:timers/promises';
import { demoPassword } from '#database/demo/people.ts';
import { withClient } from '#platform/server/database/with-client.ts';
import { keptChanges, startChangeStream, surelyAfter, type ChangeStream } from '#testing/faults/change-stream.ts';
import { isReady, spawnRealPortal, type RealPortal } from '#testing/faults/real-portal.ts';
import { waitingWork } from '#testing/faults/waiting-work.ts';
import { signIn } from '#testing/sign-in-over-http.ts';
import type { Cluster } from './cluster.ts';
import type { Gateway } from './gateway.ts';
import { hosts, plugCable, pullCable, type Host } from './network.ts';
import { pidsOn, stoppedOn } from './processes.ts';
import { portalPorts, ports } from './settings.ts';

export type SeriesResult = {
  acknowledged: number;
  kept: number;
  unexpected: number[];
  away: number[];
  messagesWritten: number;
  messagesTaken: number;
  stuck: string[];
};

type Fault = {
  name: string;
  strike(cluster: Cluster, host: Host): Promise<void> | void;
  mend(cluster: Cluster, host: Host): void;
};

const nothing = () => undefined;

export const faults: readonly Fault[] = [
  { name: 'PostgreSQL of the leader killed', strike: (_, host) => killPostgres(host), mend: nothing },
  {
    name: 'machine of the leader off',
    strike: (cluster, host) => cluster.powerOff(host),
    mend: (cluster, host) => cluster.powerOn(host),
  },
  { name: 'switched over', strike: (cluster) => cluster.switchOver(), mend: nothing },
  { name: 'leader cut off', strike: (_, host) => pullCable(host), mend: (_, host) => plugCable(host) },
];

/** Patroni waits for a follower in the state `starting` without a limit: it rejoins only by being copied anew. */
export const hungRecovery: Fault = {
  name: 'recovery of a follower hangs',
  strike: (_, leader) => hangRecovery(hosts.find((host) => host !== leader)!),
  mend: nothing,
};

/** Nothing reaches the followers any more, and then the leader is lost permanently with the data that only it had. */
export const lossOfTheLeader: Fault = {
  name: 'followers cut off, then the leader off',
  async strike(cluster, leader) {
    const followers = hosts.filter((host) => host !== leader);
    followers.forEach(pullCable);
    await delay(3000);
    cluster.powerOff(leader);
    followers.forEach(plugCable);
  },
  mend: (cluster, leader) => cluster.powerOn(leader),
};

const url = `http://127.0.0.1:${ports.portals}`;
const changesBetween = 20;

export async function runSeries(
  cluster: Cluster,
  gateway: Gateway,
  series: readonly Fault[],
  say: (line: string) => void,
): Promise<SeriesResult> {
  const environment = { DATABASE_URL: cluster.databaseUrl, SMPP_URL: gateway.url };
  const portals: RealPortal[] = [];
  for (const port of portalPorts) {
    const portal = spawnRealPortal(port, environment);
    await isReady(portal);
    portals.push(portal);
  }
  const seen: Pick<SeriesResult, 'acknowledged' | 'unexpected' | 'away'> = {
    acknowledged: 0,
    unexpected: [],
    away: [],
  };
  let kept = 0;
  try {
    for (const [turn, fault] of series.entries()) {
      const { headers } = await signedIn();
      const stream = startChangeStream(url, headers);
      await moreChanges(stream, portals, changesBetween);
      const host = await cluster.leader();
      const began = performance.now();
      await fault.strike(cluster, host);
      const victim = turn % portals.length;
      portals[victim]?.kill('SIGKILL');
      await moreChanges(
        stream,
        portals.filter((_, index) => index !== victim),
        surelyAfter,
      );
      const seconds = (performance.now() - began) / 1000;
      seen.away.push(seconds);
      fault.mend(cluster, host);
      portals[victim] = spawnRealPortal(portalPorts[victim]!, environment);
      await isReady(portals[victim]);
      await cluster.isWhole();
      resumeStopped();
      await moreChanges(stream, portals, changesBetween);
      await stream.stop();
      seen.acknowledged += stream.tally.acknowledged;
      seen.unexpected.push(...stream.tally.unexpected);
      kept = await count(cluster, keptChanges);
      say(`${fault.name}: away for ${seconds.toFixed(1)} s, ${seen.acknowledged} acknowledged, ${kept} kept`);
    }
    const stuck = await waitingWork((statement) => count(cluster, statement));
    return {
      ...seen,
      stuck,
      kept,
      messagesWritten: await count(
        cluster,
        `select count(*) as n from outbox where channel = 'sms' and sent_at is not null`,
      ),
      messagesTaken: gateway.taken(),
    };
  } finally {
    for (const portal of portals) portal.kill('SIGKILL');
  }
}

async function signedIn() {
  for (;;) {
    try {
      return await signIn(url, 'maria@demo.abonat.bg', demoPassword);
    } catch {
      await delay(500);
    }
  }
}

async function moreChanges({ tally }: ChangeStream, portals: readonly RealPortal[], more: number): Promise<void> {
  for (const wanted = tally.acknowledged + more; tally.acknowledged < wanted; await delay(10)) {
    const ended = portals.find((portal) => portal.hasExited);
    if (ended) throw new Error(`a portal ended unexpectedly:\n${ended.said.join('')}`);
  }
}

/** Of the new server: a process that is left of an older one would only keep it from starting. */
async function hangRecovery(follower: Host): Promise<void> {
  const killed = new Set(pidsOn(follower.name, /postgres: .*startup/));
  killPostgres(follower);
  for (;;) {
    const startup = pidsOn(follower.name, /postgres: .*startup/).find((pid) => !killed.has(pid));
    if (startup !== undefined) return void process.kill(startup, 'SIGSTOP');
    await delay(1);
  }
}

/**
 * A recovery that hung too late counts as running, and could not take over; one that is left of a replaced server ends by
 * itself, and would keep the next one from starting.
 */
function resumeStopped(): void {
  for (const { name } of hosts) for (const pid of stoppedOn(name)) process.kill(pid, 'SIGCONT');
}

function killPostgres(host: Host): void {
  for (const pid of pidsOn(host.name, /postgres -D/)) process.kill(pid, 'SIGKILL');
}

function count(cluster: Cluster, statement: string): Promise<number> {
  return withClient({ connectionString: cluster.databaseUrl }, async (client) =>
    Number((await client.query<{ n: string }>(statement)).rows[0]?.n),
  );
}

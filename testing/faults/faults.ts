// Kills the portal and its database during a stream of changes, and counts the results.

import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { demoPassword } from '#database/demo/people.ts';
import { withClient } from '#platform/server/database/with-client.ts';
import { superuser } from '#platform/server/postgres/cluster.ts';
import { databaseName } from '#platform/server/postgres/embedded-postgres.ts';
import { findServers, readPostmaster } from '#platform/server/postgres/leftovers.ts';
import { readPassword } from '#platform/server/postgres/password.ts';
import { signIn } from '#testing/sign-in-over-http.ts';
import { keptChanges, startChangeStream, surelyAfter, type ChangeStream } from './change-stream.ts';
import { waitingWork } from './waiting-work.ts';
import { freePort } from '../free-port.ts';
import { isReady, spawnRealPortal, type RealPortal } from './real-portal.ts';

export type FaultOptions = { kills: number; freezeSeconds: number; dataDir: string; say(line: string): void };

export type FaultResult = {
  kills: number;
  acknowledged: number;
  lost: number;
  doubled: number;
  /** Jobs, messages and changes that are not done two minutes after the last fault. */
  stuck: string[];
  unexpected: number[];
  secondsAway: number[];
  longestAnswerSeconds: number;
};

const changesBetween = 15;

export async function runFaults({ kills, freezeSeconds, dataDir, say }: FaultOptions): Promise<FaultResult> {
  const port = await freePort();
  const start = async () => {
    const portal = spawnRealPortal(port, { DATA_DIR: dataDir });
    await isReady(portal);
    return portal;
  };
  let portal = await start();
  const { headers } = await signIn(portal.url, 'maria@demo.abonat.bg', demoPassword);
  const stream = startChangeStream(portal.url, headers);
  const secondsAway: number[] = [];
  try {
    for (let kill = 0; kill < kills; kill++) {
      await moreChanges(stream, portal);
      const began = performance.now();
      if (kill % 2 === 0) {
        portal.kill('SIGKILL');
        await portal.exited;
        portal = await start();
      } else process.kill(readPostmaster(join(dataDir, 'pg')) ?? 0, 'SIGKILL');
      await moreChanges(stream, portal, surelyAfter);
      secondsAway.push((performance.now() - began) / 1000);
      say(`${kill % 2 === 0 ? 'portal' : 'database'} killed, away for ${secondsAway.at(-1)!.toFixed(1)} s`);
    }
    if (freezeSeconds > 0) await freeze(dataDir, freezeSeconds);
    await moreChanges(stream, portal);
    await stream.stop();
    const kept = await countKept(dataDir);
    const { acknowledged, unexpected, longestAnswerMs } = stream.tally;
    return {
      kills,
      acknowledged,
      lost: Math.max(0, acknowledged - kept),
      doubled: Math.max(0, kept - acknowledged),
      stuck: await waitingWork((statement) => count(dataDir, statement)),
      unexpected,
      secondsAway,
      longestAnswerSeconds: longestAnswerMs / 1000,
    };
  } finally {
    portal.kill('SIGTERM');
    await portal.exited;
  }
}

async function moreChanges({ tally }: ChangeStream, portal: RealPortal, more = changesBetween): Promise<void> {
  for (const wanted = tally.acknowledged + more; tally.acknowledged < wanted; await delay(10)) {
    if (portal.hasExited) throw new Error(`the portal ended unexpectedly:\n${portal.said.join('')}`);
  }
}

/** Stops every process of the database, as when a machine swaps or a disk hangs. */
async function freeze(dataDir: string, seconds: number): Promise<void> {
  const servers = findServers(join(dataDir, 'pg'));
  for (const pid of servers) process.kill(pid, 'SIGSTOP');
  await delay(seconds * 1000);
  for (const pid of servers) process.kill(pid, 'SIGCONT');
}

async function count(dataDir: string, query: string): Promise<number> {
  const password = readPassword(dataDir);
  const connection = { host: join(dataDir, 'pg'), port: 5432, user: superuser, password, database: databaseName };
  return withClient(connection, async (client) => Number((await client.query<{ n: string }>(query)).rows[0]?.n));
}

/** Each change writes one audit row in its own transaction. */
function countKept(dataDir: string): Promise<number> {
  return count(dataDir, keptChanges);
}

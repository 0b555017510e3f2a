// npm run ha                 the fault series over three machines, and the asynchronous control, which must lose changes
// npm run ha -- 5            the series five times
// It needs root, and Debian's packages patroni, etcd-server, haproxy, pgbouncer, postgresql-15 and iproute2.

import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from './cluster.ts';
import { startGateway } from './gateway.ts';
import { faults, hungRecovery, lossOfTheLeader, runSeries, type SeriesResult } from './series.ts';
import type { Replication } from './settings.ts';

const [rounds = 1] = process.argv.slice(2).map(Number);
const needed = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy', '/usr/sbin/pgbouncer', '/usr/sbin/ip'];
const missing = needed.filter((program) => !existsSync(program));
if (missing.length > 0 || process.getuid?.() !== 0) {
  console.error(`This needs root and ${missing.join(', ') || 'nothing else'}.`);
  process.exit(1);
}

async function run(replication: Replication, series: typeof faults): Promise<SeriesResult> {
  const folder = mkdtempSync(join(tmpdir(), 'abonat-ha-'));
  chmodSync(folder, 0o755);
  console.log(`\nThree machines, ${replication}`);
  const gateway = await startGateway();
  const cluster = await startCluster(folder, replication);
  let isFinished = false;
  try {
    const seen = await runSeries(cluster, gateway, series, (line) => console.log(line));
    console.log(`acknowledged      ${seen.acknowledged}
lost              ${Math.max(0, seen.acknowledged - seen.kept)}
doubled           ${Math.max(0, seen.kept - seen.acknowledged)}
stuck             ${seen.stuck.join(', ') || 'nothing'}
unexpected        ${seen.unexpected.length} ${[...new Set(seen.unexpected)].join(' ')}
longest away      ${Math.max(...seen.away).toFixed(1)} s
copied anew       ${cluster.reinitialized.join(', ') || 'nothing'}
messages          ${seen.messagesWritten} written, ${seen.messagesTaken} sent`);
    // The logs say why another machine did not rejoin by itself.
    isFinished = cluster.reinitialized.length <= series.filter((fault) => fault === hungRecovery).length;
    return seen;
  } finally {
    await cluster.stop();
    gateway.stop();
    if (isFinished) rmSync(folder, { recursive: true, force: true });
    else console.error(`The logs of the machines are kept in ${folder}.`);
  }
}

const seen = await run(
  'synchronous',
  Array.from({ length: rounds }, () => [...faults, hungRecovery, lossOfTheLeader]).flat(),
);
const control = await run('asynchronous', [lossOfTheLeader]);
const isGood = seen.acknowledged === seen.kept && seen.stuck.length === 0 && seen.unexpected.length === 0;
const hasLost = control.kept < control.acknowledged;
console.log(
  isGood ? '\nNothing lost, nothing twice.' : '\nNOT GOOD.',
  hasLost ? 'The control lost.' : 'THE CONTROL LOST NOTHING.',
);
process.exitCode = isGood && hasLost ? 0 : 1;

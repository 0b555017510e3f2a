// The Node that runs Abonat: the machine's own if it is recent enough, else the pinned one installed into runtime/.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './installation.mjs';
import { megabytesUnder } from './megabytes.mjs';
import { StartRefused } from './start-refused.mjs';

const oldestMajor = 24;
const unpackedMegabytes = 190;

export function majorOf(version) {
  return Number(version.trim().replace(/^v/, '').split('.')[0]);
}

export async function ensureNode({ root, progress }) {
  if (majorOf(process.version) >= oldestMajor) return process.execPath;
  const runtime = path.join(root, 'runtime');
  const packageName = `node-${process.platform}-${process.arch}`;
  const version = pinnedVersion(runtime, packageName);
  const folder = path.join(runtime, 'node_modules', packageName);
  const node = path.join(folder, 'bin', 'node');
  await ensureInstalled({
    directory: runtime,
    node: process.execPath,
    scope: 'full',
    step: progress.step(1, `Node ${version}`),
    announcement: `this machine has ${process.version}; fetching a private copy (about 55 MB, once)`,
    howFar: () => `${Math.min(megabytesUnder(folder), unpackedMegabytes)} of about ${unpackedMegabytes} MB unpacked`,
    // Headers for native add-ons: a third of the size and unused.
    afterwards: () => fs.rmSync(path.join(folder, 'include'), { recursive: true, force: true }),
  });
  refuseUnlessRuns(node);
  return node;
}

function pinnedVersion(runtime, packageName) {
  const { optionalDependencies } = JSON.parse(fs.readFileSync(path.join(runtime, 'package.json'), 'utf8'));
  const version = optionalDependencies[packageName];
  if (version) return version;
  throw new StartRefused(
    `Abonat needs Node ${oldestMajor} or newer; this machine has ${process.version}. Install it from https://nodejs.org and start again.`,
  );
}

function refuseUnlessRuns(node) {
  const probe = spawnSync(node, ['-p', 'process.version'], { encoding: 'utf8' });
  if (probe.status === 0 && majorOf(probe.stdout) >= oldestMajor) return;
  const reason = (probe.error?.message ?? probe.stderr).trim();
  throw new StartRefused(
    `Abonat needs Node ${oldestMajor} or newer; this machine has ${process.version}, and the copy at ${node} does not run (${reason}). Install Node ${oldestMajor} from https://nodejs.org and start again.`,
  );
}

// Starts Abonat from a fresh clone: installs the pinned Node and the packages, then starts the program. Plain
// JavaScript without dependencies: everything in bin/ runs on the machine's own Node, from 18.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { handOver, readRequest } from './hand-over.mjs';
import { ensureNode } from './node-runtime.mjs';
import { ensurePackages } from './packages.mjs';
import { createProgress } from './progress.mjs';
import { StartRefused } from './start-refused.mjs';

const startedAt = Date.now();
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

async function start() {
  if (process.platform === 'win32') {
    throw new StartRefused('Abonat runs on Linux and macOS; on Windows, start it inside WSL.');
  }
  const request = readRequest(process.argv.slice(2));
  const progress = createProgress({ steps: request.steps, write: (line) => process.stderr.write(line) });
  const node = await ensureNode({ root, progress });
  await ensurePackages({ root, node, scope: request.scope, progress });
  handOver({ root, node, request, startedAt });
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof StartRefused ? error.message : error.stack}\n`);
  process.exitCode = 1;
}

// Starts the program: replaces the process if Node can, else stays as a parent that forwards signals.
import { spawn } from 'node:child_process';
import path from 'node:path';

const forwardedSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'];
const parentCheckMs = 500;

/** The portal needs about 50 MB; without limits Node lets garbage grow to several times that. */
const smallHeap = ['--max-semi-space-size=2', '--max-old-space-size=192'];

/** An import runs beside the portal, on the same small machine. */
const smallScripts = new Set(['src/app/commands/run-import.ts']);

/** The commands of an operator are part of the product and run from their build; other scripts may need the development packages. */
const productFolders = ['src/', 'database/'];
const fromBuild = 'src/app/server/run-built.ts';

/** `start.mjs` alone starts the portal; `start.mjs --run script …` runs a script. */
export function readRequest(words) {
  if (words[0] !== '--run') {
    return { script: 'src/app/server/main.ts', flags: smallHeap, words, scope: 'production', steps: 4 };
  }
  const [script, ...rest] = words.slice(1);
  const isProduct = productFolders.some((folder) => script.startsWith(folder));
  const flags = smallScripts.has(script) ? smallHeap : [];
  return { script, flags, words: rest, scope: isProduct ? 'production' : 'full', steps: 2 };
}

export function handOver({ root, node, request, startedAt }) {
  const flags = ['--disable-warning=ExperimentalWarning', ...request.flags];
  const words = [...flags, ...programOf(root, request), ...request.words];
  const replacesItself = node === process.execPath && process.execve !== undefined;
  const environment = environmentFor({ root, node, startedAt, parentMatters: !replacesItself || isUnderNpm() });
  if (replacesItself) {
    // Node warns that execve is experimental; users can do nothing about it.
    process.on('warning', () => {});
    process.execve(node, [node, ...words], environment);
  }
  runAsChild(node, words, environment);
}

function programOf(root, { script, scope }) {
  return scope === 'production' ? [path.join(root, fromBuild), script] : [path.join(root, script)];
}

function environmentFor({ root, node, startedAt, parentMatters }) {
  const { ABONAT_WATCH_PARENT: _inherited, ...environment } = process.env;
  return {
    ...environment,
    ABONAT_STARTED_AT: String(startedAt),
    // Otherwise every hashing thread would keep its own heap.
    MALLOC_ARENA_MAX: environment.MALLOC_ARENA_MAX ?? '2',
    ...(parentMatters ? { ABONAT_WATCH_PARENT: '1' } : {}),
    // systemd names a writable folder; the folder of the program may be read-only.
    NODE_COMPILE_CACHE: path.join(environment.CACHE_DIRECTORY ?? path.join(root, '.cache'), 'compiled'),
    PATH: [path.dirname(node), path.join(root, 'node_modules', '.bin'), environment.PATH].join(path.delimiter),
    npm_node_execpath: node,
  };
}

function isUnderNpm() {
  return process.env.npm_lifecycle_event !== undefined;
}

function runAsChild(node, words, environment) {
  const program = spawn(node, words, { stdio: 'inherit', env: environment });
  for (const signal of forwardedSignals) process.on(signal, () => program.kill(signal));
  if (isUnderNpm()) stopWhenOrphaned(program);
  program.on('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  program.on('exit', endAs);
}

/** npm was killed: nobody else could stop the program through us. */
function stopWhenOrphaned(program) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) program.kill('SIGTERM');
  }, parentCheckMs).unref();
}

function endAs(code, signal) {
  if (signal === null) process.exit(code);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}

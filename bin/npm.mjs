// Runs npm with the given Node, silently: its output is shown only when it fails.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { StartRefused } from './start-refused.mjs';

const quietOptions = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
const patienceOptions = ['--fetch-retries=3', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=8000'];
const shownLines = 12;

export async function runNpm({ node, directory, flags, onStart }) {
  const child = spawn(node, [findNpm(), ...flags, ...quietOptions, ...patienceOptions], {
    cwd: directory,
    env: environmentForNpm(process.env),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const stopForwarding = endTogether(child);
  const { code, output } = await outcome(child, onStart);
  stopForwarding();
  if (code === 0) return;
  throw new StartRefused(
    `${reasonIn(output)}\nnpm ${flags[0]} failed in ${directory} (${code}). Check that the npm registry can be reached and start again.`,
  );
}

function outcome(child, onStart) {
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.on('spawn', () => onStart(child.pid));
    child.on('error', (error) => resolve({ code: error.message, output }));
    child.on('close', (code, signal) => resolve({ code: code ?? signal, output }));
  });
}

/** npm prints the reason first; a usage page may follow. */
function reasonIn(output) {
  return output.trim().split('\n').slice(0, shownLines).join('\n');
}

/** A signal to us ends npm too; without a listener npm would continue alone. */
function endTogether(child) {
  const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
  const listeners = Object.entries(signals).map(([signal, exitCode]) => {
    const listener = () => {
      child.on('close', () => process.exit(exitCode));
      child.kill(signal);
    };
    process.on(signal, listener);
    return [signal, listener];
  });
  return () => listeners.forEach(([signal, listener]) => process.off(signal, listener));
}

/** npm passes its own paths and lifecycle to scripts; an npm started inside must find its own. */
export function environmentForNpm(environment) {
  const inherited = /^npm_(config_local_prefix|config_prefix|package_|lifecycle_)/i;
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !inherited.test(name)));
}

function findNpm() {
  const besideNode = path.dirname(process.execPath);
  const candidates = [
    process.env.npm_execpath,
    path.join(besideNode, '../lib/node_modules/npm/bin/npm-cli.js'),
    ...(process.env.PATH ?? '').split(path.delimiter).map((folder) => realPath(path.join(folder, 'npm'))),
  ];
  const found = candidates.find((file) => file?.endsWith('npm-cli.js') && fs.existsSync(file));
  if (found) return found;
  throw new StartRefused('npm was not found beside Node or in PATH; install npm 10 or newer and start again.');
}

function realPath(file) {
  try {
    return fs.realpathSync(file);
  } catch {
    return undefined;
  }
}

// One installation at a time in a folder: a user may start `npm start` and `npm test` together on a fresh clone.
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartRefused } from './start-refused.mjs';

const lookAgainMs = 300;

/** `work` gets `nameInstaller(pid)`, to pass the lock to an npm that outlives us. */
export async function withInstallLock(directory, step, work) {
  const file = path.join(directory, '.cache', 'install.lock');
  await takeLock(file, step);
  try {
    return await work({ nameInstaller: (pid) => fs.writeFileSync(file, `${pid}`) });
  } finally {
    fs.rmSync(file, { force: true });
  }
}

async function takeLock(file, step) {
  let announced = false;
  while (!tryToTake(file)) {
    const holder = Number(readOrEmpty(file));
    if (holder > 0 && !isAlive(holder)) {
      fs.rmSync(file, { force: true });
      continue;
    }
    if (!announced) step.say(`waiting for the installation by process ${holder}`);
    announced = true;
    await sleep(lookAgainMs);
  }
}

function tryToTake(file) {
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw new StartRefused(
      `Cannot write in ${path.dirname(path.dirname(file))} (${error.code}): run Abonat as the account that owns this folder.`,
    );
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function readOrEmpty(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

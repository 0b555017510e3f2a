// The baseline as a separate process on the database of a running portal.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '#testing/free-port.ts';
import type { RunningPortal } from './running-portal.ts';

/** The first demo user with the first number and the newest bill. */
export const person = { id: 1, username: 'maria@demo.abonat.bg', number: '359888100101', bill: 'M1000101-01' };

export async function startFloor(portal: RunningPortal): Promise<{ url: string; stop(): void }> {
  const port = await freePort();
  const child = fork(join(import.meta.dirname, 'floor.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: {
      ...process.env,
      FLOOR_PORT: String(port),
      FLOOR_DATABASE: JSON.stringify(portal.connection),
      FLOOR_ACCOUNT: String(person.id),
      FLOOR_NUMBER: person.number,
      FLOOR_BILL: person.bill,
    },
  });
  await once(child, 'message');
  return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
}

// The calls of GenieACS's northbound API that router management needs.

import { requestOutside } from '#platform/server/partners/outbound-http.ts';
import type { Parameter, Tree } from './data-model.ts';
import { ManagementDown } from './router-management.ts';

export type AcsTask =
  | { name: 'setParameterValues'; parameterValues: Parameter[] }
  | { name: 'addObject'; objectName: string; parameterValues: [name: string, value: Parameter[1]][] }
  | { name: 'deleteObject'; objectName: string }
  | { name: 'getParameterValues'; parameterNames: readonly string[] }
  | { name: 'reboot' };

export type AcsDevice = Tree & { _id: string; _lastInform?: string; _lastBoot?: string };

export type PlacedTask = { id: string; isDone: boolean };

export type AcsClient = ReturnType<typeof acsClient>;

/** How long the ACS may wait for the router before it answers that the task is queued. */
const sessionTimeoutMs = 5_000;
const answerTimeoutMs = 10_000;
/** The answer contains all parameters of a device. */
const longestAnswer = 4 * 1024 * 1024;

export function acsClient(address: string) {
  const { base, headers } = opened(address);

  const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Response> => {
    try {
      return await requestOutside(`${base}${path}`, {
        method,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        timeoutMs: answerTimeoutMs,
        mostBytes: longestAnswer,
        ...(body && { body: JSON.stringify(body) }),
      });
    } catch (error) {
      throw new ManagementDown('the ACS does not answer', { cause: error });
    }
  };

  const find = async <Item>(collection: string, query: object): Promise<Item[]> => {
    const answer = await ask('GET', `/${collection}/?query=${encodeURIComponent(JSON.stringify(query))}`);
    if (answer.status !== 200) throw new ManagementDown(`the ACS answered ${answer.status}`);
    return bodyOf<Item[]>(answer);
  };

  /** The ACS answers 503 while the router is in a session with it; the caller tries again later. */
  const remove = async (path: string): Promise<void> => {
    const { status } = await ask('DELETE', path);
    if (status !== 200 && status !== 404) throw new ManagementDown(`the ACS answered ${status}`);
  };

  return {
    async device(serialNumber: string): Promise<AcsDevice | null> {
      const [device] = await find<AcsDevice>('devices', { '_deviceId._SerialNumber': serialNumber });
      return device ?? null;
    },

    /**
     * Wakes the router for the task: 200 if it is done, 202 if it is queued. The ACS replaces a queued task with the same
     * key, so that a repeated request leaves one task.
     */
    async place(deviceId: string, task: AcsTask, uniqueKey: string): Promise<PlacedTask | null> {
      const path = `/devices/${encodeURIComponent(deviceId)}/tasks?connection_request&timeout=${sessionTimeoutMs}`;
      const answer = await ask('POST', path, { ...task, uniqueKey });
      if (answer.status === 404) return null;
      if (answer.status !== 200 && answer.status !== 202) throw new ManagementDown(`the ACS answered ${answer.status}`);
      const { _id: id } = await bodyOf<{ _id: string }>(answer);
      return { id, isDone: answer.status === 200 };
    },

    /** Returns the queued tasks with this key: those of an earlier request whose answer was lost. */
    async placed(deviceId: string, uniqueKey: string): Promise<string[]> {
      const tasks = await find<{ _id: string }>('tasks', { device: deviceId, uniqueKey });
      return tasks.map(({ _id }) => _id);
    },

    /** Returns the tasks that are still queued. */
    async waiting(ids: readonly string[]): Promise<string[]> {
      const tasks = await find<{ _id: string }>('tasks', { _id: { $in: ids } });
      return tasks.map(({ _id }) => _id);
    },

    /** Returns the tasks that the router refused. */
    async faulted(deviceId: string, ids: readonly string[]): Promise<string[]> {
      const faults = await find<{ _id: string }>('faults', { _id: { $in: ids.map((id) => faultId(deviceId, id)) } });
      const refused = new Set(faults.map(({ _id }) => _id));
      return ids.filter((id) => refused.has(faultId(deviceId, id)));
    },

    /**
     * Otherwise the ACS would retry a refused task at every contact. The task comes first: its fault tells that it must
     * be deleted.
     */
    async forget(deviceId: string, ids: readonly string[]): Promise<void> {
      for (const id of ids) {
        await remove(`/tasks/${encodeURIComponent(id)}`);
        await remove(`/faults/${encodeURIComponent(faultId(deviceId, id))}`);
      }
    },
  };
}

async function bodyOf<Body>(answer: Response): Promise<Body> {
  try {
    return (await answer.json()) as Body;
  } catch (cause) {
    throw new ManagementDown('the ACS does not answer in JSON', { cause });
  }
}

const faultId = (deviceId: string, taskId: string) => `${deviceId}:task_${taskId}`;

/** Credentials in the address become a header, because fetch rejects such addresses. */
function opened(address: string): { base: string; headers: Record<string, string> } {
  const url = new URL(address);
  const { username, password } = url;
  url.username = '';
  url.password = '';
  const base = url.href.replace(/\/+$/, '');
  if (!username) return { base, headers: {} };
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
  return { base, headers: { authorization: `Basic ${credentials}` } };
}

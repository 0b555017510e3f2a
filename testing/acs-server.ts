/* oxlint-disable no-underscore-dangle -- names of the ACS */
// A server with the part of the northbound API of GenieACS that home routers need: devices, tasks and faults, with a
// router that may be offline or refuse.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AcsTask } from '#areas/home-network/server/router-management/genieacs-client.ts';

type Leaf = { _value: string | number | boolean };
type Branch = { [name: string]: Branch | Leaf | string };
type StoredTask = { _id: string; device: string; uniqueKey: string | undefined; task: AcsTask };

export type AcsServer = {
  url: string;
  device: Branch;
  /** All requests, as method and path without the query. */
  asked: string[];
  tasks: StoredTask[];
  faults: { _id: string }[];
  /** In a session, the ACS deletes nothing. */
  router: { isOn: boolean; refuses: boolean; isInSession: boolean };
  /** Requests of this method are done, but their answers are lost. */
  losesAnswersTo: 'POST' | null;
  /** Awaited before every answer. */
  beforeAnswer: () => Promise<void>;
  /** The router contacts the ACS, which then runs the pending tasks. */
  contact(): void;
  /** Closes connections without an answer, as if the ACS were down. */
  goDown(): void;
  authorization: string | undefined;
  close(): Promise<void>;
};

export async function startAcs(deviceId: string, serialNumber: string): Promise<AcsServer> {
  const device: Branch = { _id: deviceId, _deviceId: { _SerialNumber: serialNumber } };
  let lastTask = 0;
  let isDown = false;
  const acs: Omit<AcsServer, 'url' | 'close'> = {
    device,
    asked: [],
    tasks: [],
    faults: [],
    router: { isOn: true, refuses: false, isInSession: false },
    losesAnswersTo: null,
    beforeAnswer: () => Promise.resolve(),
    authorization: undefined,
    goDown: () => (isDown = true),
    contact() {
      for (const kept of acs.tasks.splice(0)) {
        if (acs.router.refuses) {
          acs.faults.push({ _id: `${kept.device}:task_${kept._id}` });
          acs.tasks.push(kept);
        } else run(device, kept.task);
      }
    },
  };
  const place = (
    id: string,
    { uniqueKey, ...task }: AcsTask & { uniqueKey?: string },
  ): { status: number; body: object } => {
    if (id !== deviceId) return { status: 404, body: {} };
    if (task.name === 'setParameterValues' && task.parameterValues.length === 0) return { status: 400, body: {} };
    const earlier = acs.tasks.findIndex((each) => uniqueKey !== undefined && each.uniqueKey === uniqueKey);
    if (earlier >= 0) acs.tasks.splice(earlier, 1);
    const kept = { _id: `task${++lastTask}`, device: id, uniqueKey, task };
    acs.tasks.push(kept);
    if (acs.router.isOn) acs.contact();
    return { status: acs.tasks.includes(kept) ? 202 : 200, body: { ...task, _id: kept._id } };
  };
  const answer = async (request: IncomingMessage): Promise<{ status: number; body: object }> => {
    const url = new URL(request.url ?? '/', 'http://acs');
    acs.asked.push(`${request.method} ${decodeURIComponent(url.pathname)}`);
    acs.authorization = request.headers.authorization;
    const [, collection = '', id = '', part] = url.pathname.split('/').map(decodeURIComponent);
    if (request.method === 'POST' && part === 'tasks') return place(id, JSON.parse(await bodyOf(request)) as AcsTask);
    if (request.method === 'DELETE') {
      if (acs.router.isInSession) return { status: 503, body: {} };
      const kept = collection === 'tasks' ? acs.tasks : acs.faults;
      const index = kept.findIndex(({ _id }) => _id === id);
      if (index >= 0) kept.splice(index, 1);
      return { status: index >= 0 ? 200 : 404, body: {} };
    }
    const query = JSON.parse(url.searchParams.get('query') ?? '{}') as Record<string, string & { $in?: string[] }>;
    if (collection === 'devices') {
      return { status: 200, body: query['_deviceId._SerialNumber'] === serialNumber ? [device] : [] };
    }
    if (query['uniqueKey']) {
      const own = acs.tasks.filter(
        ({ device: of, uniqueKey }) => of === query['device'] && uniqueKey === query['uniqueKey'],
      );
      return { status: 200, body: own.map(({ _id }) => ({ _id })) };
    }
    const wanted = new Set(query['_id']?.$in);
    const kept: { _id: string }[] = collection === 'tasks' ? acs.tasks : acs.faults;
    return { status: 200, body: kept.filter(({ _id }) => wanted.has(_id)).map(({ _id }) => ({ _id })) };
  };
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    if (isDown) request.socket.destroy();
    else void reply(request, response);
  });
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    await acs.beforeAnswer();
    const { status, body } = await answer(request);
    if (acs.losesAnswersTo === request.method) request.socket.destroy();
    else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return Object.assign(acs, {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  });
}

/** Writes a value into the tree of the device. */
export function write(device: Branch, path: string, value: Leaf['_value']): void {
  const names = path.split('.');
  const last = names.pop()!;
  let at = device;
  for (const name of names) at = (at[name] ??= {}) as Branch;
  at[last] = { _value: value };
}

function branchAt(device: Branch, path: string): Branch {
  return path.split('.').reduce((at, name) => (at[name] ??= {}) as Branch, device);
}

function run(device: Branch, task: AcsTask): void {
  if (task.name === 'reboot') device['_lastBoot'] = new Date().toISOString();
  if (task.name === 'setParameterValues') for (const [path, value] of task.parameterValues) write(device, path, value);
  if (task.name === 'addObject') {
    const taken = Object.keys(branchAt(device, task.objectName)).map(Number);
    const number = Math.max(0, ...taken) + 1;
    for (const [name, value] of task.parameterValues) write(device, `${task.objectName}.${number}.${name}`, value);
  }
  if (task.name === 'deleteObject') {
    const names = task.objectName.split('.');
    const last = names.pop()!;
    delete branchAt(device, names.join('.'))[last];
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

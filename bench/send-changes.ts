// A process that sends each of its changes once, several in parallel, and prints the answers per second.

import { text } from 'node:stream/consumers';
import type { ChangeTask } from './measure-changes.ts';

const { url, changes, connections } = JSON.parse(await text(process.stdin)) as ChangeTask;
let turn = 0;
let refused = 0;

const worker = async () => {
  for (let change = changes[turn++]; change; change = changes[turn++]) {
    const { method, path, headers, body } = change;
    const response = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    await response.arrayBuffer();
    if (response.status !== 202) refused += 1;
  }
};

const began = performance.now();
await Promise.all(Array.from({ length: connections }, worker));
const perSecond = changes.length / ((performance.now() - began) / 1000);
process.stdout.write(JSON.stringify({ perSecond, refused }));

import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentedOperations } from '#testing/conformance/documented.ts';
import { listenerEnvironment, openHub, type Hub } from '#testing/hub.ts';

let hub: Hub;
let described: string[];
beforeAll(async () => {
  hub = await openHub(listenerEnvironment);
  const { body } = await hub.api.call('GET', '/openapi.json');
  const { paths } = body as { paths: Record<string, object> };
  described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
});
afterAll(() => hub.close());

const operations = documentedOperations();

it('docs/tmf.md states as supported what the portal describes, and nothing else', () => {
  const supported = operations.filter(({ result }) => result.startsWith('supported'));
  expect(supported.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(described.toSorted());
});

it('every other call is answered as docs/tmf.md states', async () => {
  const others = operations.filter(({ result }) => /^\d+$/.test(result));
  expect(others.length).toBeGreaterThan(40);
  const answers = new Map<string, string>();
  for (const { method, path } of others) {
    const { status } = await hub.api.call(method, path.replace('{id}', 'x'), method === 'GET' ? undefined : {});
    answers.set(`${method} ${path}`, String(status));
  }
  expect(Object.fromEntries(answers)).toEqual(
    Object.fromEntries(others.map(({ method, path, result }) => [`${method} ${path}`, result])),
  );
});

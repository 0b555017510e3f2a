import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorStatus } from '#platform/errors.ts';
import { isOpen } from '#platform/server/http/desk-operator.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { endpoints } from '../server/endpoints.ts';

type Operation = {
  operationId: string;
  security: object[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
};
type Description = {
  openapi: string;
  info: object;
  servers: object[];
  paths: Record<string, Record<string, Operation>>;
};

let portal: TestPortal;
let description: Description;

beforeAll(async () => {
  portal = await openPortal();
  description = (await portal.browser().call('GET', '/openapi.json')).body as Description;
});
afterAll(() => portal.close());

const operations = () =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

describe('the description of the API', () => {
  it('is OpenAPI 3.1 with a title and a version', () => {
    expect(description.openapi).toBe('3.1.0');
    expect(description.info).toMatchObject({
      title: 'Abonat',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
    });
    expect(description.servers).toEqual([{ url: '/api' }]);
  });

  it('contains every call and nothing else', () => {
    const described = operations().map(
      ({ path, method, operation }) => `${method.toUpperCase()} ${path.split('#')[0]} ${operation.operationId}`,
    );
    const known = endpoints.map((spec) => `${spec.method} ${spec.path.replace(/:(\w+)/g, '{$1}')} ${spec.name}`);
    expect(described.toSorted()).toEqual(known.toSorted());
  });

  it('resolves every reference', () => {
    const references = JSON.stringify(description).matchAll(/"\$ref":"#\/([^"]+)"/g);
    const paths = Array.from(references, ([, path]) => path!.split('/'));
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      const found = path.reduce<unknown>(
        (at, step) => (at as Record<string, unknown> | undefined)?.[step],
        description,
      );
      expect(found).toBeTypeOf('object');
    }
  });

  it('names every parameter of a path', () => {
    for (const { path, operation } of operations()) {
      const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name);
      expect(operation.parameters.filter((each) => each.in === 'path').map((each) => each.name)).toEqual(inPath);
      for (const parameter of operation.parameters) expect(parameter.schema).toBeTypeOf('object');
    }
  });

  it('marks the calls that need sign-in', () => {
    for (const { operation } of operations()) {
      const { access } = endpoints.find((spec) => spec.name === operation.operationId)!;
      expect(operation.security).toEqual(isOpen(access) ? [] : [{ bearer: [] }]);
    }
  });

  it('lists every code of a refusal under its status', () => {
    for (const { operation } of operations()) {
      const { errors } = endpoints.find((spec) => spec.name === operation.operationId)!;
      for (const code of errors) expect(operation.responses[errorStatus[code]]?.description).toContain(code);
    }
  });

  it('shows no content for empty answers', () => {
    for (const { operation } of operations())
      for (const status of ['202', '204', '304']) expect(operation.responses[status]?.content).toBeUndefined();
  });
});

it('the page of the description opens with everything it loads', async () => {
  const page = await portal.browser().call('GET', '/docs');
  expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const parts = Array.from(String(page.body).matchAll(/(?:src|href)="\/api([^"]+)"/g), ([, path]) => path!);
  expect(parts).toHaveLength(3);
  for (const path of parts) expect((await portal.browser().call('GET', path)).status).toBe(200);
});

import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalog, inventory, listenerEnvironment, openHub, party, type Hub } from '#testing/hub.ts';
import { openPortal } from '#testing/portal.ts';

type Operation = { security: object[]; parameters?: { name: string }[]; responses: Record<string, unknown> };
type Description = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { required?: string[]; properties: object }> };
};

let hub: Hub;
let description: Description;
beforeAll(async () => {
  hub = await openHub(listenerEnvironment);
  description = (await hub.api.call('GET', '/openapi.json', undefined, { authorization: '' })).body;
});
afterAll(() => hub.close());

describe('the OpenAPI description of /tmf-api', () => {
  it('is accepted by a linter with its recommended rules', async () => {
    const problems = await lintFromString({
      source: JSON.stringify(description),
      absoluteRef: '/openapi.json',
      config: await createConfig({ extends: ['recommended'] }),
    });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  it('contains only operations that exist and require a token', async () => {
    const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => [method.toUpperCase(), path] as const),
    );
    expect(operations.length).toBeGreaterThan(30);
    for (const [method, path] of operations) {
      const { status } = await hub.api.call(method, path.replace('{id}', 'x'), undefined, { authorization: 'none' });
      expect(`${method} ${path} ${status}`).toBe(`${method} ${path} 401`);
    }
  });

  it.each([
    ['get', `${inventory}/product`],
    ['post', `${inventory}/product`],
    ['patch', `${inventory}/product/{id}`],
    ['post', `${catalog}/listener/productOfferingCreateEvent`],
    ['post', `${party}/hub`],
    ['delete', `${party}/hub/{id}`],
    ['post', '/serviceOrdering/v4/listener/serviceOrderStateChangeEvent'],
    ['post', '/troubleTicket/v4/listener/troubleTicketStatusChangeEvent'],
  ])('contains %s %s', (method, path) => {
    expect(description.paths[path]).toHaveProperty(method);
  });

  it('leaves out calls that are refused with 405', () => {
    expect(description.paths[`${catalog}/category`]).not.toHaveProperty('post');
    expect(description.paths[`${inventory}/product/{id}`]).not.toHaveProperty('delete');
  });

  it('names filters, and does not require attributes with a default', () => {
    const { parameters } = description.paths[`${inventory}/product`]!['get']!;
    expect(parameters?.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['sort', 'relatedParty.id', 'startDate']),
    );
    const { Individual_Create: sent } = description.components.schemas;
    expect(sent?.required).toEqual(['id']);
    expect(sent?.properties).toHaveProperty('givenName');
  });
});

it('a portal without an operator API has no description of it', async () => {
  const portal = await openPortal();
  const { statusCode } = await portal.app.inject({ url: '/tmf-api/openapi.json' });
  await portal.close();
  expect(statusCode).toBe(404);
});

// The OpenAPI 3.1 description of /tmf-api, generated from the mounted resources.

import type { TSchema } from 'typebox';
import { currentBrand } from '#platform/current-brand.ts';
import { changeSchema, eventTypeOf, listenedPath, type ChangeListener } from './change-listener.ts';
import { Subscription } from './hub.ts';
import { eventSchema, isPatched, isPosted, listenedEvents, listenerPath } from './mount-resource.ts';
import { describeSchemas } from './openapi-schemas.ts';
import { scopes } from './operator-api-settings.ts';
import { operators, type AttributeType, type TmfResource } from './resource.ts';
import { tmfBase } from './tmf-base.ts';

export type DescribedApi = {
  version: string;
  resources: readonly TmfResource[];
  hasHub: boolean;
  listeners: readonly ChangeListener[];
};

type Paths = Record<string, Record<string, object>>;

export function describeOperatorApi({ version, resources, hasHub, listeners }: DescribedApi): object {
  return {
    openapi: '3.1.0',
    info: {
      title: `${currentBrand().apiTitle}: TM Forum Open APIs`,
      version,
      description:
        'The calls of the operator’s systems, by version 4 of TMF620, TMF621, TMF632, TMF637, TMF641, TMF676 and TMF678',
      license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: tmfBase }],
    components: {
      schemas: describeSchemas(resources),
      securitySchemes: {
        client: {
          type: 'oauth2',
          flows: { clientCredentials: { tokenUrl: `${tmfBase}/oauth/token`, scopes: scopeTexts } },
        },
        listener: { type: 'http', scheme: 'bearer' },
      },
    },
    paths: Object.assign(
      {},
      ...resources.map(pathsOf),
      ...(hasHub ? [...new Map(resources.map((each) => [each.api.path, each])).values()].map(hubOf) : []),
      ...listeners.map(changesOf),
    ) as Paths,
  };
}

const scopeTexts = Object.fromEntries(scopes.map((scope) => [scope, `Calls that require ${scope}`]));

const refTo = (schema: string) => ({ schema: { $ref: `#/components/schemas/${schema}` } });
const jsonOf = (schema: string) => ({ 'application/json': refTo(schema) });

const answerOf = (description: string, schema: string, headers: readonly string[] = []) => ({
  description,
  content: jsonOf(schema),
  ...(headers.length > 0 && {
    headers: Object.fromEntries(headers.map((name) => [name, { schema: { type: 'string' } }])),
  }),
});

const refusals = (...statuses: (keyof typeof refusalTexts)[]) =>
  Object.fromEntries(
    [...statuses, 401, 403, 429, 503].map((status) => [status, answerOf(refusalTexts[status as 400], 'Error')]),
  );

const refusalTexts = {
  400: 'An attribute or parameter is invalid',
  401: 'A valid access token is required',
  403: 'The access token lacks the scope',
  404: 'Not found',
  409: 'Another change is pending, or a limit is reached',
  429: 'Too many requests',
  503: 'The service is unavailable',
} as const;

function pathsOf(resource: TmfResource): Paths {
  const { api, name, type } = resource;
  const tags = [api.path.split('/')[1]!];
  const secure = (right: 'read' | 'write') => ({ tags, security: [{ client: [`${api.scope}:${right}`] }] });
  const changed = (schema: string, contentType = 'application/json') => ({
    requestBody: { required: true, content: { [contentType]: refTo(schema) } },
  });
  const list = {
    description: 'A page of the list',
    content: { 'application/json': { schema: { type: 'array', items: { $ref: `#/components/schemas/${type}` } } } },
    headers: { 'X-Total-Count': { schema: { type: 'integer' } }, 'X-Result-Count': { schema: { type: 'integer' } } },
  };
  const paths: Paths = {
    [`${api.path}/${name}`]: {
      get: {
        operationId: `list${type}`,
        summary: `List ${name}`,
        ...secure('read'),
        parameters: [...pageParameters, fields, ...filtersOf(resource)],
        responses: { 200: list, 206: { ...list, description: 'A page; the list has more' }, ...refusals(400) },
      },
      ...(isPosted(resource) && {
        post: {
          operationId: `create${type}`,
          summary: `Create ${name}, or update the one with its id`,
          ...secure('write'),
          ...changed(`${type}_Create`),
          responses: { 201: answerOf('Created', type, ['Location']), ...refusals(400, 409) },
        },
      }),
    },
    [`${api.path}/${name}/{id}`]: {
      get: {
        operationId: `retrieve${type}`,
        summary: `Retrieve ${name}`,
        ...secure('read'),
        parameters: [id, fields],
        responses: { 200: answerOf('The resource', type), ...refusals(400, 404) },
      },
      ...(isPatched(resource) && {
        patch: {
          operationId: `patch${type}`,
          summary: `Change ${name} by a merge patch`,
          ...secure('write'),
          parameters: [id],
          ...changed(`${type}_Update`, 'application/merge-patch+json'),
          responses: { 200: answerOf('Changed', type), ...refusals(400, 404, 409) },
        },
      }),
    },
  };
  for (const event of listenedEvents(resource)) {
    paths[listenerPath(resource, event)] = listenerOf(event, eventSchema(resource, event), secure('write'));
  }
  return paths;
}

function listenerOf(event: string, schema: TSchema, more: object) {
  return {
    post: {
      operationId: `listenTo${event}`,
      summary: `Receive ${event}`,
      ...more,
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: { 201: answerOf('Received', 'Notification'), ...refusals(400, 409) },
    },
  };
}

const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };

const queryParameter = (name: string, schema: object, description: string) => ({
  name,
  in: 'query',
  required: false,
  description,
  schema,
});

const fields = queryParameter('fields', { type: 'string' }, 'The attributes of the answer, separated by commas');
const pageParameters = [
  queryParameter('offset', { type: 'integer', minimum: 0 }, 'The number of resources to skip'),
  queryParameter('limit', { type: 'integer', minimum: 0, maximum: 100 }, 'The length of the page'),
];

const filterTypes: Record<AttributeType, string> = {
  text: 'a text',
  number: 'a number',
  boolean: 'true or false',
  moment: 'a date or date-time',
};

function filtersOf({ attributes }: TmfResource): object[] {
  const suffixes = operators.map((operator) => `.${operator}`).join(', ');
  return [
    queryParameter(
      'sort',
      { type: 'string' },
      'Attributes, separated by commas; a minus sign sorts in descending order',
    ),
    ...Object.entries(attributes).map(([name, type]) =>
      queryParameter(
        name,
        { type: 'string' },
        `Selects by ${filterTypes[type]}; commas separate alternatives. Operators are suffixes of the name: ${suffixes}`,
      ),
    ),
  ];
}

function hubOf({ api }: TmfResource): Paths {
  const tag = api.path.split('/')[1]!;
  const more = { tags: [tag], security: [{ client: [`${api.scope}:read`] }] };
  return {
    [`${api.path}/hub`]: {
      post: {
        operationId: `register_${tag}`,
        summary: 'Subscribe to events',
        ...more,
        requestBody: { required: true, content: { 'application/json': { schema: Subscription } } },
        responses: { 201: answerOf('Subscribed', 'Subscription', ['Location']), ...refusals(400, 409) },
      },
    },
    [`${api.path}/hub/{id}`]: {
      delete: {
        operationId: `unregister_${tag}`,
        summary: 'End a subscription',
        ...more,
        parameters: [id],
        responses: { 204: { description: 'Ended' }, ...refusals(400, 404) },
      },
    },
  };
}

function changesOf(listener: ChangeListener): Paths {
  const more = { tags: [listener.api.split('/')[1]!], security: [{ listener: [] }] };
  return Object.fromEntries(
    listener.events.map((event) => [
      listenedPath(listener, event),
      listenerOf(eventTypeOf(listener, event), changeSchema(listener, event), more),
    ]),
  );
}

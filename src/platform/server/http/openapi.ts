// The OpenAPI 3.1 description of the API, generated from the endpoints.

import { Type, type TSchema } from 'typebox';
import { currentBrand } from '#platform/current-brand.ts';
import { apiBase, empty, type EndpointSpec } from '#platform/endpoint.ts';
import { errorStatus, sharedErrorCodes, type ErrorCode } from '#platform/errors.ts';
import { isOpen } from './desk-operator.ts';

const errorBody = Type.Object({
  ErrorCode: Type.String(),
  Message: Type.String(),
  Properties: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  TraceId: Type.String(),
});

export function describeApi(endpoints: readonly EndpointSpec[], version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const spec of endpoints) {
    // Calls with the same address differ by the required header.
    const path = spec.path.replace(/:(\w+)/g, '{$1}') + (spec.onlyWith ? `#${spec.onlyWith}` : '');
    (paths[path] ??= {})[spec.method.toLowerCase()] = operationOf(spec);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: currentBrand().apiTitle,
      version,
      description: 'Self-service portal of a mobile and fixed telecom operator',
      license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: apiBase }],
    components: {
      schemas: { Error: errorBody },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
    paths,
  };
}

function operationOf(spec: EndpointSpec): object {
  return {
    operationId: spec.name,
    summary: spec.summary,
    tags: [spec.path.split('/')[1]],
    security: isOpen(spec.access) ? [] : [{ bearer: [] }],
    parameters: [
      ...parametersIn('path', spec.params),
      ...parametersIn('query', spec.query),
      ...parametersIn('header', spec.headers),
      ...(spec.idempotency ? [idempotencyHeader] : []),
    ],
    ...(spec.body && { requestBody: { required: true, content: { 'application/json': { schema: spec.body } } } }),
    responses: { ...answersOf(spec), ...refusalsOf(spec) },
  };
}

const idempotencyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key gives the same answer for 24 hours',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
};

type ObjectSchema = { properties?: Record<string, TSchema>; required?: string[] };

function parametersIn(place: string, schema: TSchema | undefined): object[] {
  const { properties = {}, required = [] } = (schema ?? {}) as ObjectSchema;
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: each,
  }));
}

function answersOf(spec: EndpointSpec): object {
  return Object.fromEntries(
    Object.entries(spec.answers).map(([status, schema]) => [
      status,
      schema === empty
        ? { description: 'Done, nothing to say' }
        : { description: 'OK', content: { [spec.produces ?? 'application/json']: { schema } } },
    ]),
  );
}

function refusalsOf(spec: EndpointSpec): object {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of [...spec.errors, ...sharedErrorCodes]) {
    byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

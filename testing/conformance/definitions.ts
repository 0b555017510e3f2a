// The official definitions of the TM Forum (Swagger 2.0), read from a folder outside the repository.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';

type Operation = {
  responses: Record<string, { schema?: object }>;
  parameters?: { in: string; schema?: object }[];
};
type Swagger = {
  basePath: string;
  paths: Record<string, Record<string, Operation>>;
  definitions: Record<string, ObjectDefinition>;
};

export type Definitions = {
  /** Every operation, as `GET /tmf-api/party/v4/individual`. */
  operations: readonly string[];
  /** The violations of an answer; one entry if the definitions do not contain the status, or the call and it is not refused. */
  faultsOfAnswer(method: string, path: string, status: number, body: unknown): string[];
  /** The violations of a request of the portal. */
  faultsOfRequest(method: string, path: string, body: unknown): string[];
};

export function readDefinitions(folder: string): Definitions {
  const documents = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => compiled(JSON.parse(readFileSync(join(folder, name), 'utf8')) as Swagger));
  const find = (method: string, path: string) => {
    for (const document of documents) {
      const operation = document.find(method, path);
      if (operation) return { document, operation };
    }
    return null;
  };
  return {
    operations: documents.flatMap((document) => document.operations),
    faultsOfAnswer(method, path, status, body) {
      const found = find(method, path);
      // Methods outside the definitions are refused.
      if (!found && status === 405) return [];
      const response = found?.operation.responses[String(status)];
      if (!found || !response) return [`${status} is not defined`];
      return response.schema ? found.document.faults(response.schema, body) : [];
    },
    faultsOfRequest(method, path, body) {
      const found = find(method, path);
      const schema = found?.operation.parameters?.find((parameter) => parameter.in === 'body')?.schema;
      return found && schema ? found.document.faults(schema, body) : [`${method} ${path} takes no body`];
    },
  };
}

function compiled(swagger: Swagger) {
  const ajv = new Ajv({ strict: false, allErrors: true });
  formats.default(ajv);
  // The TM Forum uses number formats of programming languages.
  for (const format of ['float', 'double', 'int32', 'int64', 'base64']) ajv.addFormat(format, true);
  ajv.addSchema({ definitions: closed(swagger.definitions) }, 'document');
  const validators = new Map<object, ValidateFunction>();
  const validatorOf = (schema: object) => {
    const validator = validators.get(schema) ?? ajv.compile(withFullReferences(schema));
    validators.set(schema, validator);
    return validator;
  };
  // Not every definition has the common prefix.
  const base = `/tmf-api${swagger.basePath.replace(/^\/tmf-api/, '').replace(/\/$/, '')}`;
  const templates = Object.entries(swagger.paths).map(([path, operations]) => ({
    pattern: new RegExp(`^${base}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    operations,
  }));
  return {
    operations: Object.entries(swagger.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${base}${path}`),
    ),
    find: (method: string, path: string): Operation | undefined =>
      templates.find(({ pattern }) => pattern.test(path.split('?')[0]!))?.operations[method.toLowerCase()],
    faults(schema: object, body: unknown): string[] {
      const validate = validatorOf(schema);
      if (validate(body)) return [];
      return (validate.errors ?? []).map(faultOf);
    },
  };
}

/** The attribute without positions in lists, and the violation: `productOfferingPrice.price.unit is not defined`. */
function faultOf({ instancePath, keyword, params, message }: ErrorObject): string {
  const steps = instancePath.split('/').filter((step) => step !== '' && !/^\d+$/.test(step));
  if (keyword !== 'additionalProperties') return `${steps.join('.')} ${message}`;
  return `${[...steps, (params as { additionalProperty: string }).additionalProperty].join('.')} is not defined`;
}

type ObjectDefinition = { properties?: Record<string, unknown>; required?: string[] };

/** The definitions permit attributes that they do not name; a misspelt attribute is found only if they are refused. */
function closed(definitions: Record<string, ObjectDefinition>): object {
  const entries = Object.entries(definitions).map(([name, definition]) => {
    const { properties, required = [] } = definition;
    if (!properties) return [name, definition];
    // Some definitions require an attribute without describing it.
    const named = Object.fromEntries(required.map((attribute) => [attribute, {}]));
    return [name, { ...definition, properties: { ...named, ...properties }, additionalProperties: false }];
  });
  return Object.fromEntries(entries) as object;
}

function withFullReferences(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/definitions/', '"document#/definitions/')) as object;
}

// Checks each part of a request against its schema: bodies strictly as they are, paths and queries after turning text
// into the numbers and booleans the schema names. Its work grows with the length of what is checked and no faster.

import { Compile, type Validator } from 'typebox/compile';
import type { TSchema } from 'typebox';
import type { FastifySchemaCompiler } from 'fastify';

export class InvalidPart extends Error {
  readonly part: string;
  readonly field: string;

  constructor(part: string, field: string, rule: string) {
    super(`${part}${field}: ${rule}`);
    this.part = part;
    this.field = field;
  }
}

const partNames: Record<string, string> = { querystring: 'query', params: 'params', headers: 'headers', body: 'body' };

export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const fromText = httpPart === 'querystring' || httpPart === 'params';
  const part = partNames[httpPart ?? 'body'] ?? 'body';
  return (given: unknown) => {
    const overfull = findOverfull(schema, given);
    if (overfull !== null) return { error: new InvalidPart(part, overfull, 'maxItems') };
    const validator = validatorOf(schema);
    const value = fromText ? validator.Convert(given) : given;
    if (!validator.Check(value)) {
      const [first] = validator.Errors(value);
      return { error: new InvalidPart(part, first?.instancePath ?? '', first?.keyword ?? 'invalid') };
    }
    return isStorable(value) ? { value } : { error: new InvalidPart(part, '', 'characters') };
  };
};

const validators = new WeakMap<TSchema, Validator>();

/** Made when the first request needs it: most of a start would go into checks nobody has asked for yet. */
function validatorOf(schema: TSchema): Validator {
  let validator = validators.get(schema);
  if (!validator) validators.set(schema, (validator = Compile(schema)));
  return validator;
}

type Lists = { maxItems?: number; items?: Lists; properties?: Record<string, Lists>; anyOf?: Lists[] };

/** Where a list has more items than it may, found without looking at any item of it. */
function findOverfull(schema: TSchema & Lists, value: unknown, path = ''): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value) && value.length > (schema.maxItems ?? Infinity)) return path;
  const { items, properties, anyOf = [] } = schema;
  const inside = Array.isArray(value)
    ? value.map((item: unknown, index) => [items, item, `${path}/${index}`] as const)
    : Object.entries(properties ?? {}).map(
        ([name, part]) => [part, (value as Record<string, unknown>)[name], `${path}/${name}`] as const,
      );
  for (const [part, given, at] of [...inside, ...anyOf.map((part) => [part, value, path] as const)]) {
    const found = part ? findOverfull(part, given, at) : null;
    if (found !== null) return found;
  }
  return null;
}

/** PostgreSQL keeps no text with a NUL or half a character in it, so none is let in anywhere. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  return typeof value !== 'object' || value === null || Object.entries(value).flat().every(isStorable);
}

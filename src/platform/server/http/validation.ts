// Checks each part of a request against its schema: bodies strictly as they are, paths and queries after turning text
// into the numbers and booleans the schema names.

import { Compile } from 'typebox/compile';
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
  const validator = Compile(schema);
  const fromText = httpPart === 'querystring' || httpPart === 'params';
  const part = partNames[httpPart ?? 'body'] ?? 'body';
  return (given: unknown) => {
    const value = fromText ? validator.Convert(given) : given;
    if (!validator.Check(value)) {
      const [first] = validator.Errors(value);
      return { error: new InvalidPart(part, first?.instancePath ?? '', first?.keyword ?? 'invalid') };
    }
    return holdsNul(value) ? { error: new InvalidPart(part, '', 'nul') } : { value };
  };
};

/** PostgreSQL keeps no text with a NUL in it, so none is let in anywhere. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.entries(value).flat().some(holdsNul);
}

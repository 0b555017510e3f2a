// Validates each part of a request against its schema: bodies without coercion, paths and queries with coercion to
// numbers and booleans. The cost is linear in the length of the input.

import { Compile, type Validator } from 'typebox/compile';
import type { TSchema } from 'typebox';
import type { FastifySchemaCompiler } from 'fastify';

export class InvalidPart extends Error {
  readonly part: string;
  readonly field: string;
  readonly problem: SchemaProblem;

  constructor(part: string, problem: SchemaProblem) {
    super(`${part}${problem.field}: ${problem.rule}`);
    this.part = part;
    this.field = problem.field;
    this.problem = problem;
  }
}

const partNames: Record<string, string> = { querystring: 'query', params: 'params', headers: 'headers', body: 'body' };

export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const fromText = httpPart === 'querystring' || httpPart === 'params';
  const part = partNames[httpPart ?? 'body'] ?? 'body';
  return (given: unknown) => {
    const value = fromText ? validatorOf(schema).Convert(given) : given;
    const problem = problemIn(schema, value);
    return problem ? { error: new InvalidPart(part, problem) } : { value };
  };
};

export type SchemaProblem = {
  field: string;
  rule: string;
  message?: string;
  params?: { requiredProperties?: string[]; allowedValues?: unknown[] };
};

/** Counts and depth are checked before contents: they are cheap and bound the rest. */
export function problemIn(schema: TSchema, value: unknown): SchemaProblem | null {
  const overfull = findOverfull(schema, value);
  if (overfull !== null) return { field: overfull, rule: 'maxItems', message: 'has too many items' };
  if (isDeeperThan(value, mostLevels)) return { field: '', rule: 'nesting' };
  const validator = validatorOf(schema);
  if (!validator.Check(value)) {
    const [first] = validator.Errors(value);
    const { instancePath: field = '', keyword: rule = 'invalid', message = '', params = {} } = first ?? {};
    return { field, rule, message, params };
  }
  return isStorable(value) ? null : { field: '', rule: 'characters' };
}

/** No schema has as many levels; recursive functions are safe up to here. */
const mostLevels = 32;

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}

const validators = new WeakMap<TSchema, Validator>();

/** Compiled at the first request, because compiling all validators would dominate the start. */
function validatorOf(schema: TSchema): Validator {
  let validator = validators.get(schema);
  if (!validator) validators.set(schema, (validator = Compile(schema)));
  return validator;
}

type Lists = { maxItems?: number; items?: Lists; properties?: Record<string, Lists>; anyOf?: Lists[] };

/** Finds a list with too many items without reading its items. */
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

/** PostgreSQL cannot store NUL or unpaired surrogates in text, so no input may contain them. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  return typeof value !== 'object' || value === null || Object.entries(value).flat().every(isStorable);
}

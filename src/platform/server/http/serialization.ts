// Serializes answers by their schemas: only fields in a schema leave the portal.

import buildSerializer, { type Schema } from 'fast-json-stringify';
import type { TSchema } from 'typebox';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';

type Serializer = (value: unknown) => string;

const serializers = new WeakMap<TSchema, Serializer>();

export const serializerCompiler: FastifySerializerCompiler<TSchema> =
  ({ schema }) =>
  (value: unknown) =>
    serializerOf(schema)(value);

/** Compiled at the first answer, like the validators of requests. */
function serializerOf(schema: TSchema): Serializer {
  let serializer = serializers.get(schema);
  if (!serializer) serializers.set(schema, (serializer = buildSerializer(forWriting(schema) as Schema)));
  return serializer;
}

type Part = {
  type?: string;
  anyOf?: Part[];
  properties?: Record<string, Part>;
  patternProperties?: Record<string, Part>;
  items?: Part;
};

/** Replaces unions that the serializer would validate branch by branch with ones that it selects by the value. */
export function forWriting(schema: Part): Part {
  const { anyOf, properties, patternProperties, items, ...rest } = schema;
  if (anyOf) return choice(anyOf.map(forWriting), rest);
  return {
    ...rest,
    ...(properties && { properties: partsForWriting(properties) }),
    ...(patternProperties && { patternProperties: partsForWriting(patternProperties) }),
    ...(items && { items: forWriting(items) }),
  };
}

function partsForWriting(parts: Record<string, Part>): Record<string, Part> {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, forWriting(part)]));
}

function choice(parts: Part[], rest: object): object {
  const others = parts.filter(({ type }) => type !== 'null');
  const [only] = others;
  if (others.length === 1 && others.length < parts.length) return { ...rest, ...only, nullable: true };
  const types = parts.map((part) => (isPlain(part) ? part.type : undefined));
  return types.includes(undefined) ? { ...rest, anyOf: parts } : { ...rest, type: types };
}

function isPlain({ type }: Part): boolean {
  return type === 'string' || type === 'number' || type === 'boolean' || type === 'null';
}

// Writes answers by their schemas: only what a schema names leaves the portal.

import buildSerializer from 'fast-json-stringify';
import type { TSchema } from 'typebox';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';

type Serializer = (value: unknown) => string;

const serializers = new WeakMap<TSchema, Serializer>();

export const serializerCompiler: FastifySerializerCompiler<TSchema> =
  ({ schema }) =>
  (value: unknown) =>
    serializerOf(schema)(value);

/** Made when the first answer needs it, as the checks of requests are. */
function serializerOf(schema: TSchema): Serializer {
  let serializer = serializers.get(schema);
  if (!serializer) serializers.set(schema, (serializer = buildSerializer(schema) as Serializer));
  return serializer;
}

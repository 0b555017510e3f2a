import fc from 'fast-check';
import { Type, type TSchema } from 'typebox';
import { expect, it } from 'vitest';
import { nullable, oneOf } from '#platform/schema.ts';
import { forWriting, serializerCompiler } from './serialization.ts';

const Answer = Type.Object({
  name: nullable(Type.String()),
  kind: oneOf(['mobile', 'fixed']),
  list: nullable(Type.Array(Type.Object({ amount: nullable(Type.Number()), on: Type.Boolean() }))),
  facts: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()])),
  either: Type.Union([Type.Object({ a: Type.String() }), Type.Object({ b: Type.Number() })]),
  absent: Type.Optional(nullable(Type.String())),
});

const answers = fc.record(
  {
    name: fc.option(fc.string()),
    kind: fc.constantFrom('mobile', 'fixed'),
    list: fc.option(
      fc.array(fc.record({ amount: fc.option(fc.double({ noDefaultInfinity: true, noNaN: true })), on: fc.boolean() })),
    ),
    facts: fc.dictionary(
      fc.stringMatching(/^[a-z]{1,5}$/),
      fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
    ),
    either: fc.oneof(fc.record({ a: fc.string() }), fc.record({ b: fc.integer() })),
    absent: fc.option(fc.string()),
  },
  { requiredKeys: ['name', 'kind', 'list', 'facts', 'either'] },
);

const write = (schema: TSchema, value: unknown) => serializerCompiler({ schema, method: 'GET', url: '/' })(value);

it('an answer is serialized like JSON.stringify', () => {
  fc.assert(
    fc.property(answers, (answer) => {
      expect(JSON.parse(write(Answer, answer))).toEqual(JSON.parse(JSON.stringify(answer)));
    }),
  );
});

it('fields outside the schema are omitted at any depth', () => {
  const list = [{ amount: 1, on: true, secret: 1 }];
  expect(write(Answer, { name: null, kind: 'fixed', list, facts: {}, either: { b: 2 }, pid: '1' })).toBe(
    '{"name":null,"kind":"fixed","list":[{"amount":1,"on":true}],"facts":{},"either":{"b":2}}',
  );
});

it('a union with null or of plain values needs no validation of the value', () => {
  const { name, facts, either } = Answer.properties;
  expect(forWriting(name)).toMatchObject({ type: 'string', nullable: true });
  expect(Object.values(forWriting(facts).patternProperties ?? {})).toMatchObject([
    { type: ['string', 'number', 'boolean', 'null'] },
  ]);
  expect(forWriting(either).anyOf).toHaveLength(2);
});

// Requests generated from the schemas of a call: valid, nearly valid and abusive ones, the same for the same seed.

import fc from 'fast-check';
import type { TSchema } from 'typebox';
import type { EndpointSpec } from '#platform/endpoint.ts';
import type { Sample } from '../sample.ts';

type Part = 'params' | 'query' | 'body';
type MadeField = { part: Part; name: string; value: unknown };

/** One field of a valid request replaced, removed or added; or the whole body replaced. */
export type RequestMutation = { kind: 'good' } | ({ kind: 'field' } & MadeField) | { kind: 'whole'; body: unknown };

const oddTexts = [
  '',
  ' ',
  '0',
  '-1',
  '9'.repeat(400),
  'null',
  'undefined',
  '%',
  '_',
  "' or 1=1 --",
  '$1',
  '{}',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '\u0000',
  '\ud800',
  '\u202e',
  'ё'.repeat(300),
  '🐦',
  '359888100201',
  '5602299925',
  '2026-02-30',
  '00000000-0000-0000-0000-000000000000',
];

export const oddValues = fc.oneof(
  fc.constantFrom<unknown>(...oddTexts, null, true, 0, -1, 1e308, 2 ** 53, 0.1, [], {}, [[]], [null]),
  fc.string({ maxLength: 60 }),
  fc.integer(),
  fc.double({ noNaN: true }),
);

type Node = TSchema & { properties?: Record<string, TSchema> };

export function spoilings(spec: EndpointSpec): fc.Arbitrary<RequestMutation> {
  const fields = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema: Node | undefined = spec[part];
    return Object.keys(schema?.properties ?? {}).map((name) => ({ part, name }));
  });
  const good = fc.constant<RequestMutation>({ kind: 'good' });
  const whole = fc.record({ kind: fc.constant('whole' as const), body: fc.oneof(oddValues, fc.jsonValue()) });
  if (fields.length === 0) return fc.oneof(good, whole);
  const known = fc.constantFrom(...fields);
  const unknown = fc.record({
    part: fc.constantFrom<Part>('query', 'body'),
    name: fc.string({ minLength: 1, maxLength: 20 }),
  });
  const field = fc
    .tuple(
      fc.oneof({ weight: 6, arbitrary: known }, { weight: 1, arbitrary: unknown }),
      fc.option(oddValues, { nil: undefined }),
    )
    .map(([place, value]): RequestMutation => ({ kind: 'field', ...place, value }));
  return fc.oneof({ weight: 1, arbitrary: good }, { weight: 6, arbitrary: field }, { weight: 1, arbitrary: whole });
}

/** The changed sample of a call. undefined removes the field. */
export function spoiled(sample: Sample, spoiling: RequestMutation): Sample {
  if (spoiling.kind === 'good') return sample;
  if (spoiling.kind === 'whole') return { ...sample, body: spoiling.body as NonNullable<Sample['body']> };
  const { part, name, value } = spoiling;
  const rest = Object.fromEntries(Object.entries(sample[part] ?? {}).filter(([known]) => known !== name));
  // Without it the address would match another call.
  if (value === undefined && part === 'params') return sample;
  if (value === undefined) return { ...sample, [part]: rest };
  return { ...sample, [part]: { ...rest, [name]: valueFor[part](value) } };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Values for a body, a query and a path; an empty path segment would match another call. */
const valueFor: Record<Part, (value: unknown) => unknown> = {
  body: (value) => value,
  query: textOf,
  params: (value) => encodeURIComponent(textOf(value).toWellFormed() || ' '),
};

// Requests to the operator API generated from resources of the portal: unchanged, with one changed value, or entirely
// different.

import fc from 'fast-check';
import type { TmfResource } from '#platform/server/tmf/resource.ts';
import { RawJson } from '../operator-api.ts';
import { oddValues } from './requests.ts';

/** A valid request and its allowed answers. */
export type OperatorSample = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** `:id` is the placeholder of the id. */
  path: string;
  id?: string;
  query?: Record<string, string>;
  body?: unknown;
  good: readonly number[];
  /** The resource of a successful answer. */
  resource?: TmfResource;
};

/** Every call of a resource, for an existing one. */
export function samplesOf(resource: TmfResource, given: { id: string }): OperatorSample[] {
  const { api, name, type, body, isCreated } = resource;
  const [all, one] = [`${api.path}/${name}`, `${api.path}/${name}/:id`];
  const { id } = given;
  const event = (kind: string): OperatorSample => ({
    method: 'POST',
    path: `${api.path}/listener/${name}${kind}`,
    body: {
      eventId: 'made-up',
      eventTime: '2026-11-15T10:00:00Z',
      eventType: `${type}${kind}`,
      event: { [name]: given },
    },
    good: [201],
  });
  const changes = ['AttributeValueChangeEvent', 'StateChangeEvent'];
  return [
    { method: 'GET', path: all, query: { offset: '0', limit: '3', fields: 'name' }, good: [200, 206] },
    { method: 'GET', path: one, id, query: {}, good: [200], resource },
    { method: 'DELETE', path: one, id, good: [] },
    ...(body ? [{ method: 'PATCH' as const, path: one, id, body: given, good: [200], resource }] : []),
    ...(isCreated ? [{ method: 'POST' as const, path: all, body: given, good: [201], resource }] : []),
    ...(body ? (isCreated ? ['CreateEvent', ...changes] : changes).map(event) : []),
  ];
}

export type OperatorRequest = { sample: OperatorSample; spoiled: string };

/** The same for the same seed; `spoiled` describes the change. */
export function operatorRequests(samples: readonly OperatorSample[]): fc.Arbitrary<OperatorRequest> {
  const odd = fc.option(oddValues, { nil: undefined });
  return fc
    .tuple(
      fc.constantFrom(...samples),
      fc.constantFrom('good', 'id', 'query', 'body', 'body', 'whole', 'deep'),
      fc.nat(),
      odd,
    )
    .map(([sample, part, place, value]) => spoil(sample, part, place, value));
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function spoil(sample: OperatorSample, part: string, place: number, value: unknown): OperatorRequest {
  const said = (what: string) => `${what} as ${JSON.stringify(value)}`;
  if (part === 'id' && sample.id !== undefined && value !== undefined) {
    return { sample: { ...sample, id: textOf(value).toWellFormed() || ' ' }, spoiled: said('id') };
  }
  if (part === 'query' && sample.query) {
    const names = [...Object.keys(sample.query), 'name', 'relatedParty.id', 'colour'];
    const name = names[place % names.length]!;
    return { sample: { ...sample, query: { ...sample.query, [name]: textOf(value) } }, spoiled: said(name) };
  }
  if (part === 'whole' && sample.body !== undefined)
    return { sample: { ...sample, body: value }, spoiled: said('body') };
  if (part === 'deep' && sample.body !== undefined) {
    const paths = pathsIn(sample.body);
    const path = paths[place % paths.length]!;
    return { sample: { ...sample, body: nested(sample.body, path, place) }, spoiled: `${path.join('.')} nested` };
  }
  if (part === 'body' && sample.body !== undefined) {
    const paths = pathsIn(sample.body);
    const path = paths[place % paths.length]!;
    return { sample: { ...sample, body: replaced(sample.body, path, value) }, spoiled: said(path.join('.')) };
  }
  return { sample, spoiled: 'nothing' };
}

/** The maximum depth in a body of the maximum length. */
const levels = 30_000;

/** Replaces a value with nested lists or objects. */
function nested(body: unknown, path: string[], place: number): RawJson {
  const [open, close] = place % 2 === 0 ? ['{"a":', '}'] : ['[', ']'];
  const mark = 'the place of what is nested';
  const written = JSON.stringify(replaced(body, path, mark));
  return new RawJson(written.replace(JSON.stringify(mark), `${open.repeat(levels)}1${close.repeat(levels)}`));
}

/** The path of every value at any depth, and of one new property per object. */
function pathsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([name, inner]) => [
    [name],
    ...pathsIn(inner).map((path) => [name, ...path]),
  ]);
  return Array.isArray(value) ? below : [...below, ['colour']];
}

/** undefined removes the value. */
function replaced(value: unknown, [name, ...rest]: string[], by: unknown): unknown {
  if (name === undefined) return by;
  const copy: unknown = structuredClone(value);
  const holder = copy as Record<string, unknown>;
  holder[name] = replaced(holder[name], rest, by);
  return copy;
}

import { expect, it } from 'vitest';
import { trimmed } from './trim-contracts.ts';

const source = `
const Id = Type.String();
export const change = endpoint({
  name: 'change',
  summary: 'Changes; an errors: [] in a text is no matter',
  method: 'PUT',
  path: '/things/:id',
  access: { holds: 'service', at: 'params.id' },
  params: strict({ id: Id }),
  headers: Type.Object({ 'unique-id': Id }),
  body: strict({ answers: Type.Array(Id) }),
  idempotency: 'key',
  on401: 'leave',
  answers: { 204: empty },
  errors: ['EC_Not_Found'],
});
`;

it('browsers get only the part of a contract that they need for calls', () => {
  const lines = trimmed(source, 'contract.ts')
    .split('\n')
    .map((line) => line.trim());
  expect(lines.filter(Boolean)).toEqual([
    'const Id = Type.String();',
    'export const change = endpoint({',
    "name: 'change',",
    "method: 'PUT',",
    "path: '/things/:id',",
    "access: { holds: 'service', at: 'params.id' },",
    "headers: {},idempotency: 'key',",
    "on401: 'leave',",
    '});',
  ]);
});

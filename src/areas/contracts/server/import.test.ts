import { expect, it } from 'vitest';
import { contractsImports } from './import.ts';

const [purchases] = contractsImports;

it.each([
  [{ kind: 'top-up', paid_from: 'balance' }, 'kind'],
  [{ kind: 'extra', paid_from: 'card' }, 'paid_from'],
  [{ kind: 'extra', paid_from: 'bill' }, undefined],
])('an imported purchase %j that could never be refunded is refused at %s [FE-001]', (record, field) => {
  expect(purchases!.problemOf?.({ ...purchases!.examples[0], ...record })?.field).toBe(field);
});

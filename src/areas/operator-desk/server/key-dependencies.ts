// The second factors of operators depend on the secret key.

import type { KeyDependency } from '#platform/server/key-rotation/key-dependency.ts';
import { sealedColumn } from '#platform/server/key-rotation/sealed-column.ts';
import { reseal } from '#platform/server/sealed-value.ts';
import { totpBinding } from '../entrance/server/sealed-totp.ts';

export const operatorDeskKeyDependencies: readonly KeyDependency[] = [
  totpColumn('second factors of operators', 'sealed_totp'),
  totpColumn('second factors of operators who enrol', 'sealed_totp_offered'),
];

function totpColumn(name: string, column: string): KeyDependency {
  return sealedColumn({
    name,
    table: 'operator',
    id: ['operator_id'],
    column,
    reseal: (key, stored, row) => reseal(key, stored, totpBinding(Number(row['operator_id']))),
  });
}

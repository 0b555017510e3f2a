// Calls of the catalogue and the campaigns: reading, scheduling a change, and cancelling it.

import { Type } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { Day, Moment, nullable, oneOf, strict } from '#platform/schema.ts';
import { refusalReasons } from './refusal.ts';
import { fieldTypes } from './rules.ts';

const KindName = Type.String({ pattern: '^[a-z-]{1,40}$' });
const Value = Type.Union([
  Type.String({ maxLength: 4000 }),
  Type.Integer(),
  Type.Boolean(),
  Type.Null(),
  Type.Array(Type.Integer(), { maxItems: 20 }),
]);
const Item = Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { minItems: 1, maxItems: 3 });
const FieldName = Type.String({ pattern: '^[a-z_]{1,40}$' });

export const catalogueKinds = endpoint({
  name: 'catalogueKinds',
  summary: 'What of the catalogue can be changed, and by what fields',
  method: 'GET',
  path: '/operator/catalogue',
  access: 'desk-editor',
  answers: {
    200: Type.Array(
      Type.Object({
        name: Type.String(),
        key: Type.Array(Type.String()),
        fields: Type.Array(
          Type.Object({
            name: Type.String(),
            type: oneOf(fieldTypes),
            is_required: Type.Boolean(),
            choices: Type.Array(Type.String()),
          }),
        ),
      }),
    ),
  },
  errors: [],
});

export const catalogueItems = endpoint({
  name: 'catalogueItems',
  summary: 'Everything of one kind, with what waits for its day',
  method: 'GET',
  path: '/operator/catalogue/:kind',
  access: 'desk-editor',
  params: strict({ kind: KindName }),
  answers: {
    200: Type.Array(
      Type.Object({
        item: Item,
        values: Type.Array(Type.Object({ field: Type.String(), value: Value })),
        changes: Type.Array(
          Type.Object({
            change: Type.Integer(),
            begins_on: Day,
            by: Type.String(),
            at: Moment,
            state: oneOf(['waits', 'done', 'failed']),
            problem: nullable(
              Type.Object({ field: Type.String(), reason: oneOf(refusalReasons), limit: nullable(Type.Integer()) }),
            ),
            values: Type.Array(Type.Object({ field: Type.String(), value: Value })),
          }),
        ),
      }),
    ),
  },
  errors: ['EC_Not_Found'],
});

export const countHolders = endpoint({
  name: 'countHolders',
  summary: 'How many customers have an item of the catalogue now',
  method: 'POST',
  readsByPost: true,
  path: '/operator/holders/:kind',
  access: 'desk-editor',
  params: strict({ kind: KindName }),
  body: strict({ item: Item }),
  answers: {
    200: Type.Object({ customers: nullable(Type.Integer({ description: 'Null: the portal does not know it' })) }),
  },
  errors: ['EC_Not_Found'],
});

export const changeCatalogue = endpoint({
  name: 'changeCatalogue',
  summary: 'Changes fields of one thing from a day on, or adds a new one; today is at once',
  method: 'PUT',
  path: '/operator/catalogue/:kind',
  access: 'desk-editor',
  params: strict({ kind: KindName }),
  body: strict({
    item: Item,
    adds: Type.Boolean({ description: 'Whether it is new' }),
    values: Type.Array(strict({ field: FieldName, was: Value, value: Value }), { minItems: 1, maxItems: 30 }),
    begins_on: Day,
  }),
  answers: { 204: empty },
  errors: ['EC_Not_Found', 'EC_Settings_Changed', 'EC_Change_Already_Proposed'],
  idempotency: 'key',
  bodyLimit: 64 * 1024,
});

export const cancelCatalogueChange = endpoint({
  name: 'cancelCatalogueChange',
  summary: 'Takes back a change that still waits for its day',
  method: 'DELETE',
  path: '/operator/catalogue/changes/:change',
  access: 'desk-editor',
  params: strict({ change: Type.String({ pattern: '^\\d{1,15}$' }) }),
  answers: { 204: empty },
  errors: ['EC_Not_Found'],
  idempotency: 'key',
});

export const catalogueEndpoints = [
  catalogueKinds,
  catalogueItems,
  countHolders,
  changeCatalogue,
  cancelCatalogueChange,
];

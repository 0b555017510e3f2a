// The parts of a TMF641 version 4 service order that may be sent, by the published definitions: names, types and
// required fields. Strict, so that unknown fields are detected.

import { Type, type TProperties } from 'typebox';
import { oneOf, strict } from '#platform/schema.ts';

const text = Type.Optional(Type.String());
const moment = Type.Optional(
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$' }),
);

/** Every entity may have its @type. */
const entity = (properties: TProperties) =>
  strict({ '@type': text, '@baseType': text, '@schemaLocation': text, ...properties });

const specificationRef = entity({ id: Type.String(), href: text, name: text, version: text, '@referredType': text });
const characteristic = entity({ id: text, name: Type.String(), valueType: text, value: Type.Unknown() });

const service = entity({
  id: text,
  href: text,
  name: text,
  category: text,
  serviceType: text,
  state: Type.Optional(oneOf(['feasibilityChecked', 'designed', 'reserved', 'inactive', 'active', 'terminated'])),
  serviceSpecification: Type.Optional(specificationRef),
  serviceCharacteristic: Type.Optional(Type.Array(characteristic)),
});

const itemRelationship = entity({
  relationshipType: Type.String(),
  orderItem: entity({
    id: Type.String(),
    itemId: text,
    serviceOrderHref: text,
    serviceOrderId: text,
    '@referredType': text,
  }),
});

const item = entity({
  id: Type.String(),
  action: oneOf(['add', 'modify', 'delete', 'noChange']),
  quantity: Type.Optional(Type.Integer()),
  service,
  serviceOrderItemRelationship: Type.Optional(Type.Array(itemRelationship)),
});

export const serviceOrderToCreate = entity({
  category: text,
  description: text,
  externalId: text,
  notificationContact: text,
  priority: text,
  requestedCompletionDate: moment,
  requestedStartDate: moment,
  serviceOrderItem: Type.Array(item, { minItems: 1 }),
});

// A service order as TMF641 (version 4) writes it, and what its states mean here. The words of the mapping stand in
// docs/tmf.md.

import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';

/** What an order is made of: each code becomes an item, those to be set up first. */
export type OrderContents = {
  requestId: string;
  serviceId: string;
  codes: readonly string[];
  removes: readonly string[];
  /** The day and time of the order, as ISO 8601. */
  orderedAt: string;
};

export function writeServiceOrder({ requestId, serviceId, codes, removes, orderedAt }: OrderContents) {
  const actions = [...codes.map(() => 'add'), ...removes.map(() => 'delete')];
  const all = [...codes, ...removes];
  return {
    '@type': 'ServiceOrder',
    externalId: requestId,
    category: 'selfcare',
    requestedStartDate: orderedAt,
    serviceOrderItem: all.map((code, index) => ({
      '@type': 'ServiceOrderItem',
      id: itemId(index),
      action: actions[index],
      quantity: 1,
      service: {
        '@type': 'Service',
        serviceSpecification: { id: code },
        serviceCharacteristic: [{ name: 'serviceNumber', valueType: 'string', value: serviceId }],
      },
      // An order that takes something off is carried out whole or not at all.
      ...(removes.length > 0 && {
        serviceOrderItemRelationship: all.flatMap((_, other) =>
          other === index ? [] : [{ relationshipType: 'bundled', orderItem: { itemId: itemId(other) } }],
        ),
      }),
    })),
  };
}

const itemId = (index: number) => String(index + 1);

/** What is read of an order; the network may say more. */
const serviceOrder = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 200 }),
  externalId: Type.Optional(Type.String()),
  state: Type.String(),
  serviceOrderItem: Type.Optional(
    Type.Array(Type.Object({ id: Type.String(), state: Type.Optional(Type.String()) }), { maxItems: 1000 }),
  ),
});
export type ServiceOrder = Static<typeof serviceOrder>;

const isOrder = Compile(serviceOrder);

/** Null for an answer that is none. */
export function readServiceOrder(body: unknown): ServiceOrder | null {
  return isOrder.Check(body) ? body : null;
}

/** What becomes of what was ordered: still open, all of it stands, none of it does, or item by item. */
export const meaningOfState = {
  acknowledged: 'open',
  pending: 'open',
  held: 'open',
  inProgress: 'open',
  assessingCancellation: 'open',
  pendingCancellation: 'open',
  completed: 'all done',
  rejected: 'none done',
  cancelled: 'none done',
  failed: 'none done',
  partial: 'by item',
} as const;

/** The codes that could not be carried out; null while the order is open or in a state nobody knows. */
export function failedOf(order: ServiceOrder, codes: readonly string[]): string[] | null {
  const meaning = meaningOf(order.state);
  if (meaning === 'all done') return [];
  if (meaning === 'none done') return [...codes];
  if (meaning === 'by item') return codes.filter((_, index) => !isItemDone(order, itemId(index)));
  return null;
}

export function isOpen({ state }: ServiceOrder): boolean {
  return meaningOf(state) === 'open';
}

function isItemDone({ serviceOrderItem = [] }: ServiceOrder, id: string): boolean {
  const state = serviceOrderItem.find((item) => item.id === id)?.state;
  return state !== undefined && meaningOf(state) === 'all done';
}

/** Networks write the same states with a capital, too. */
function meaningOf(state: string) {
  const written = state.charAt(0).toLowerCase() + state.slice(1);
  return Object.hasOwn(meaningOfState, written) ? meaningOfState[written as keyof typeof meaningOfState] : null;
}

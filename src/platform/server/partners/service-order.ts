// A TMF641 (version 4) service order and the meaning of its states. docs/tmf.md describes the mapping.

import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Modification } from './provisioning.ts';

export type OrderContents = {
  requestId: string;
  serviceId: string;
  codes: readonly string[];
  removes: readonly string[];
  modifies: readonly Modification[];
  /** Date and time of the order, ISO 8601. */
  orderedAt: string;
};

type OrderItem = {
  action: 'add' | 'modify' | 'delete';
  code: string;
  replaces?: string | undefined;
  ends?: string | undefined;
  quantity: number;
  /** The codes that succeed or fail with it. */
  covers: string[];
};

/** Additions and changes first, then removals. A replaced product is not a separate item. */
export function itemsOf({ codes, removes, modifies }: Pick<OrderContents, 'codes' | 'removes' | 'modifies'>) {
  const begun = codes.map((code): OrderItem => {
    const modified = modifies.find((each) => each.code === code);
    if (!modified) return { action: 'add', code, quantity: 1, covers: [code] };
    const { replaces, ends, quantity = 1 } = modified;
    return {
      action: 'modify',
      code,
      replaces,
      ends,
      quantity,
      covers: [code, ...removes.filter((each) => each === replaces)],
    };
  });
  const ended = removes.filter((code) => !begun.some(({ covers }) => covers.includes(code)));
  return [...begun, ...ended.map((code): OrderItem => ({ action: 'delete', code, quantity: 1, covers: [code] }))];
}

export function writeServiceOrder(contents: OrderContents) {
  const { requestId, serviceId, removes, orderedAt } = contents;
  const items = itemsOf(contents);
  return {
    '@type': 'ServiceOrder',
    externalId: requestId,
    category: 'selfcare',
    requestedStartDate: orderedAt,
    serviceOrderItem: items.map(({ action, code, replaces, ends, quantity }, index) => ({
      '@type': 'ServiceOrderItem',
      id: itemId(index),
      action,
      quantity,
      service: {
        '@type': 'Service',
        serviceSpecification: { id: code },
        serviceCharacteristic: [
          { name: 'serviceNumber', valueType: 'string', value: serviceId },
          ...(replaces === undefined ? [] : [{ name: 'replaces', valueType: 'string', value: replaces }]),
          ...(ends === undefined ? [] : [{ name: 'ends', valueType: 'string', value: ends }]),
        ],
      },
      // An order with removals is atomic.
      ...(removes.length > 0 &&
        items.length > 1 && {
          serviceOrderItemRelationship: items.flatMap((_, other) =>
            other === index ? [] : [{ relationshipType: 'bundled', orderItem: referenceTo(itemId(other)) }],
          ),
        }),
    })),
  };
}

const itemId = (index: number) => String(index + 1);

/** The published definition requires `id`, but describes only `itemId`. */
const referenceTo = (id: string) => ({ id, itemId: id });

/** The fields that the portal reads; the network may send more. */
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

/** Null for an invalid answer. */
export function readServiceOrder(body: unknown): ServiceOrder | null {
  return isOrder.Check(body) ? body : null;
}

/** The result of the ordered items: open, all succeeded, all failed, or per item. */
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

/** The failed codes; null while the order is open or its state is unknown. */
export function failedOf(order: ServiceOrder, items: readonly Pick<OrderItem, 'covers'>[]): string[] | null {
  const failed = (isFailed: (index: number) => boolean) =>
    items.flatMap(({ covers }, index) => (isFailed(index) ? covers : []));
  const meaning = meaningOf(order.state);
  if (meaning === 'all done') return [];
  if (meaning === 'none done') return failed(() => true);
  if (meaning === 'by item') return failed((index) => !isItemDone(order, itemId(index)));
  return null;
}

export function isOpen({ state }: ServiceOrder): boolean {
  return meaningOf(state) === 'open';
}

function isItemDone({ serviceOrderItem = [] }: ServiceOrder, id: string): boolean {
  const state = serviceOrderItem.find((item) => item.id === id)?.state;
  return state !== undefined && meaningOf(state) === 'all done';
}

/** Some networks capitalise the states. */
function meaningOf(state: string) {
  const written = state.charAt(0).toLowerCase() + state.slice(1);
  return Object.hasOwn(meaningOfState, written) ? meaningOfState[written as keyof typeof meaningOfState] : null;
}

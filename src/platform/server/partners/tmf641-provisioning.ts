// The operator's network by TMF641 (version 4) service orders: `POST {url}/serviceOrder` places an order with the
// request id as externalId, `GET {url}/serviceOrder/{id}` polls it until it is final. After a lost answer the portal
// searches by externalId before it places the order again.

import type { Clock } from '#platform/clock.ts';
import type { Database } from '../database/database.ts';
import { askPartner, isUnavailable, type PartnerAddress, type PartnerAnswer } from './partner-http.ts';
import { saveNetworkOrderId } from './provisioning-orders.ts';
import type { Provisioning } from './provisioning.ts';
import { remoteProvisioning, type PlacedOrder } from './remote-provisioning.ts';
import { failedOf, isOpen, itemsOf, readServiceOrder, writeServiceOrder, type ServiceOrder } from './service-order.ts';

type Options = PartnerAddress & { clock: Clock };

export function tmf641Provisioning({ clock, ...address }: Options): Provisioning {
  return remoteProvisioning(clock, async (placed, db) => {
    const all = [...placed.codes, ...placed.removes];
    const said = await askAbout(address, db, placed).catch((error: unknown) => {
      if (isUnavailable(error)) return null;
      throw error;
    });
    if (said === 'refused') return { failed: all };
    const failed = said && failedOf(said, itemsOf(placed));
    if (failed) return { failed };
    return said && isOpen(said) ? 'in hand' : 'unknown';
  });
}

/** Null for an invalid answer: the state is unknown. */
async function askAbout(
  address: PartnerAddress,
  db: Database,
  placed: PlacedOrder,
): Promise<ServiceOrder | 'refused' | null> {
  if (placed.network_order_id !== null) {
    const path = `/serviceOrder/${encodeURIComponent(placed.network_order_id)}`;
    const order = orderIn(await askPartner(address, { method: 'GET', path }), placed.requestId);
    return order?.id === placed.network_order_id ? order : null;
  }
  const order = (await lookFor(address, placed.requestId)) ?? (await place(address, placed));
  if (order && order !== 'refused' && order !== 'unclear') {
    await saveNetworkOrderId(db, placed.requestId, order.id);
  }
  return order === 'unclear' ? null : order;
}

/** Null if the network has no such order; after an unclear answer no second order is placed. */
async function lookFor(address: PartnerAddress, requestId: string): Promise<ServiceOrder | 'unclear' | null> {
  const path = `/serviceOrder?externalId=${encodeURIComponent(requestId)}`;
  const { status, body } = await askPartner(address, { method: 'GET', path });
  if (status !== 200 || !Array.isArray(body)) return 'unclear';
  // A network without filters also returns other orders.
  return body.map(readServiceOrder).find((order) => order?.externalId === requestId) ?? null;
}

async function place(address: PartnerAddress, placed: PlacedOrder): Promise<ServiceOrder | 'refused' | null> {
  const { requestId, service_id: serviceId, codes, removes, modifies, ready_at } = placed;
  const orderedAt = ready_at.toISOString();
  const answer = await askPartner(address, {
    method: 'POST',
    path: '/serviceOrder',
    key: requestId,
    body: writeServiceOrder({ requestId, serviceId, codes, removes, modifies, orderedAt }),
  });
  return isRefused(answer) ? 'refused' : orderIn(answer, requestId);
}

/** A refusal has a code and a reason; otherwise an intermediary may have sent it. */
function isRefused({ status, body }: PartnerAnswer): boolean {
  return (status === 400 || status === 422) && isText(body['code']) && isText(body['reason']);
}

const isText = (value: unknown) => typeof value === 'string' && value !== '';

function orderIn({ status, body }: PartnerAnswer, requestId: string): ServiceOrder | null {
  const order = status === 200 || status === 201 ? readServiceOrder(body) : null;
  return order && (order.externalId === undefined || order.externalId === requestId) ? order : null;
}

// A TMF641 network: it validates orders by the published schema, stores every new order, and changes its state only on
// request.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Compile } from 'typebox/compile';
import { serviceOrderToCreate } from './service-ordering-schema.ts';

type OrderBody = {
  externalId: string;
  serviceOrderItem: {
    id: string;
    action: string;
    quantity: number;
    service: { serviceSpecification: { id: string }; serviceCharacteristic: { value: unknown }[] };
  }[];
};
export type NetworkOrder = Omit<OrderBody, 'serviceOrderItem'> & {
  id: string;
  state: string;
  serviceOrderItem: (OrderBody['serviceOrderItem'][number] & { state?: string })[];
};

/** A fault of a call: before it is processed, or after, when the answer is lost. */
export type Fault = 'never' | 'hang up' | 'lose the answer' | { status: number; text: string };

export type ServiceOrderingServer = {
  url: string;
  calls: string[];
  orders: NetworkOrder[];
  /** Received data that is not a service order. */
  misshapen: string[];
  /** For the next calls, in order. */
  faults: (Fault | null)[];
  /** The initial state of new orders. */
  firstState: string;
  move(state: string, itemStates?: Record<string, string>): void;
  close(): Promise<void>;
};

const base = '/tmf-api/serviceOrdering/v4';
const isServiceOrder = Compile(serviceOrderToCreate);

export async function startServiceOrdering(token: string): Promise<ServiceOrderingServer> {
  const server = createServer((request, response) => void answer(network, token, request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const network: ServiceOrderingServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`,
    calls: [],
    orders: [],
    misshapen: [],
    faults: [],
    firstState: 'acknowledged',
    move(state, itemStates = {}) {
      for (const order of network.orders) {
        order.state = state;
        for (const item of order.serviceOrderItem) {
          const itemState = itemStates[item.service.serviceSpecification.id];
          if (itemState !== undefined) item.state = itemState;
        }
      }
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return network;
}

async function answer(
  network: ServiceOrderingServer,
  token: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const sent = await text(request);
  const path = (request.url ?? '').slice(base.length);
  network.calls.push(`${request.method} ${path}`);
  const fault = network.faults.shift() ?? null;
  if (fault === 'never') return;
  if (fault === 'hang up') return void request.socket.destroy();
  if (fault !== null && fault !== 'lose the answer') return void response.writeHead(fault.status).end(fault.text);
  const { status, body } =
    request.headers.authorization === `Bearer ${token}`
      ? handle(network, request.method ?? '', path, sent)
      : error(401, 'unauthorized');
  if (fault === 'lose the answer') return void request.socket.destroy();
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

type Answer = { status: number; body: unknown };

const error = (status: number, code: string): Answer => ({ status, body: { code, reason: code, status: `${status}` } });

function handle(network: ServiceOrderingServer, method: string, path: string, sent: string): Answer {
  const url = new URL(path, 'http://network.example');
  if (method === 'POST' && url.pathname === '/serviceOrder') return place(network, JSON.parse(sent));
  if (method !== 'GET') return error(405, 'methodNotAllowed');
  if (url.pathname === '/serviceOrder') {
    const externalId = url.searchParams.get('externalId');
    return { status: 200, body: network.orders.filter((order) => order.externalId === externalId) };
  }
  const order = network.orders.find(({ id }) => url.pathname === `/serviceOrder/${id}`);
  return order ? { status: 200, body: order } : error(404, 'notFound');
}

function place(network: ServiceOrderingServer, sent: unknown): Answer {
  if (!isServiceOrder.Check(sent)) {
    const [first] = isServiceOrder.Errors(sent);
    network.misshapen.push(`${first?.instancePath}: ${first?.keyword}`);
    return error(400, 'invalidBody');
  }
  const order = { ...(sent as OrderBody), id: `so-${network.orders.length + 1}`, state: network.firstState };
  network.orders.push(order);
  return { status: 201, body: order };
}

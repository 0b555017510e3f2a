// The operator API with a hub, and a system of the operator that registers and listens there.

import { startEventListener, type EventListener } from './event-listener.ts';
import { apiEnvironment, openOperatorApi, type ApiAnswer, type OperatorApi } from './operator-api.ts';

export const catalog = '/productCatalogManagement/v4';
export const inventory = '/productInventory/v4';
export const party = '/party/v4';
export const billManagement = '/customerBillManagement/v4';
export const payments = '/payment/v4';

export const callbackToken = 'a token the listener knows us by';

/** The token of the systems that report changes of orders and tickets. */
export const listenerToken = 'a token of systems that tell';

export const listenerEnvironment = {
  PROVISIONING_LISTENER_TOKEN: listenerToken,
  TICKETS_URL: 'http://127.0.0.1:9',
  TICKETS_LISTENER_TOKEN: listenerToken,
};

export const priceOf = (code: string) => `${catalog}/productOfferingPrice/${encodeURIComponent(`extra:${code}:price`)}`;

export type Hub = {
  api: OperatorApi;
  listener: EventListener;
  /** The credentials of a read-only client. */
  reader: Record<string, string>;
  register(path: string, body?: object, headers?: Record<string, string>): Promise<ApiAnswer>;
  /** Removes all listeners and received events. */
  forget(): Promise<void>;
  close(): Promise<void>;
};

export async function openHub(environment: Record<string, string> = {}): Promise<Hub> {
  const listener = await startEventListener();
  const api = await openOperatorApi({
    ...apiEnvironment,
    OPERATOR_API_CALLBACKS: listener.url,
    OPERATOR_API_CALLBACK_TOKEN: callbackToken,
    ...environment,
  });
  const { access_token } = (await api.tokenFor('reader')).body as { access_token: string };
  const reader = { authorization: `Bearer ${access_token}` };
  return {
    api,
    listener,
    reader,
    register: (path, body = {}, headers = reader) =>
      api.call('POST', `${path}/hub`, { callback: `${listener.url}/events?to=us`, ...body }, headers),
    async forget() {
      await api.portal.platform.pool.query('delete from operator_listener');
      await api.portal.runDueJobs();
      Object.assign(listener, { heard: [], misshapen: [], tokens: [], answers: [] });
    },
    async close() {
      await api.close();
      await listener.close();
    },
  };
}

// The portal with the operator API, and a system of the operator that calls it.

import { createHash } from 'node:crypto';
import { openPortal, type TestPortal } from './portal.ts';

const secret = 'a random secret of the operator';
const hash = createHash('sha256').update(secret).digest('hex');

export const everyScope =
  'catalog:read catalog:write party:read party:write inventory:read inventory:write bill:read bill:write payment:read payment:write';

export const apiEnvironment = {
  OPERATOR_API_CLIENTS: `oss=${hash} ${everyScope}, reader=${hash} catalog:read party:read inventory:read bill:read payment:read, shop=${hash} catalog:write`,
};

export type ApiAnswer = { status: number; body: never; headers: Record<string, unknown> };

/** A body that is sent verbatim: nested too deep for JSON.stringify. */
export class RawJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type OperatorApi = {
  portal: TestPortal;
  tokenFor(client?: string, form?: Record<string, string>, more?: Record<string, string>): Promise<ApiAnswer>;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiAnswer>;
  close(): Promise<void>;
};

export async function openOperatorApi(environment: Record<string, string> = apiEnvironment): Promise<OperatorApi> {
  return operatorApiOn(await openPortal(environment));
}

/** For a portal opened with the settings of the API. */
export function operatorApiOn(portal: TestPortal): OperatorApi {
  const inject = async (method: string, url: string, payload: string | undefined, headers: Record<string, string>) => {
    const answer = await portal.app.inject({
      method: method as 'GET',
      url: `/tmf-api${url}`,
      headers,
      ...(payload !== undefined && { payload }),
    });
    const isJson = answer.body !== '' && /json/.test(String(answer.headers['content-type']));
    return {
      status: answer.statusCode,
      body: (isJson ? answer.json() : answer.body) as never,
      headers: answer.headers,
    };
  };
  let token = '';
  const api: OperatorApi = {
    portal,
    tokenFor: (client = 'oss', form = {}, more = {}) =>
      inject('POST', '/oauth/token', new URLSearchParams({ grant_type: 'client_credentials', ...form }).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Basic ${Buffer.from(`${client}:${secret}`).toString('base64')}`,
        ...more,
      }),
    async call(method, path, body, headers = {}) {
      if (token === '') token = ((await api.tokenFor()).body as { access_token?: string }).access_token ?? 'none';
      const written = body instanceof RawJson ? body.text : JSON.stringify(body);
      return inject(method, path, body === undefined ? undefined : written, {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && {
          'content-type': method === 'PATCH' ? 'application/merge-patch+json' : 'application/json',
        }),
        ...headers,
      });
    },
    close: () => portal.close(),
  };
  return api;
}

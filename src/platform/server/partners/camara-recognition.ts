// CAMARA Number Verification: the browser was authorised over its mobile line and has a code; the portal exchanges it
// for the number of that device. PKCE binds the code to the unique id. docs/recognition-host.md describes the browser's
// part.

import { hash, randomUUID } from 'node:crypto';
import { isMobileNumber, sentNumber } from '#platform/msisdn.ts';
import { BadConfiguration, reader, type Environment } from '../environment.ts';
import { currentTrace } from '../trace.ts';
import { proveClient, readCamaraClient, type CamaraClient } from './camara-client.ts';
import { requestOutside, type OutboundRequest } from './outbound-http.ts';
import { RecognitionUnavailable, type Recognition } from './recognition.ts';

export type CamaraSettings = {
  /** The endpoint that exchanges codes. */
  tokenUrl: string;
  /** The base of the API, e.g. https://api.operator.example/number-verification/v1 */
  apiUrl: string;
  client: CamaraClient;
  redirectUri: string;
  timeoutMs?: number;
};

/** Null if recognition does not use CAMARA. Throws BadConfiguration with a one-line message. */
export function readCamaraSettings(environment: Environment): CamaraSettings | null {
  const read = reader(environment);
  const tokenUrl = read.httpUrl('CAMARA_TOKEN_URL');
  const apiUrl = read.httpUrl('CAMARA_URL')?.replace(/\/+$/, '');
  const redirectUri = read.httpUrl('CAMARA_REDIRECT_URI');
  const client = readCamaraClient(environment);
  if (!tokenUrl && !apiUrl && !redirectUri && !client) return null;
  if (tokenUrl && apiUrl && redirectUri && client) return { tokenUrl, apiUrl, redirectUri, client };
  throw new BadConfiguration(
    'CAMARA_URL, …_TOKEN_URL, …_REDIRECT_URI, …_CLIENT_ID and …_CLIENT_SECRET or …_CLIENT_KEY must be set together.',
  );
}

/** Proves that the requester of the code knew the unique id. */
export const codeVerifierOf = (uniqueId: string) => hash('sha256', uniqueId, 'base64url');

export function camaraRecognition({ timeoutMs = 3_000, ...settings }: CamaraSettings): Recognition {
  const { tokenUrl, apiUrl, client, redirectUri } = settings;
  return {
    async numberOf(uniqueId, code) {
      const form = {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: codeVerifierOf(uniqueId),
      };
      const proof = await proveClient(client, tokenUrl);
      const exchanged = await ask(tokenUrl, timeoutMs, {
        method: 'POST',
        headers: proof.headers,
        body: new URLSearchParams({ ...form, ...proof.form }),
      });
      if (exchanged.status === 400 && exchanged.body['error'] === 'invalid_grant') return null;
      const token = exchanged.status === 200 ? exchanged.body['access_token'] : undefined;
      if (typeof token !== 'string') throw new RecognitionUnavailable('A code could not be exchanged.');
      // The operator finds the request in its log by the id that the user sees.
      const headers = { authorization: `Bearer ${token}`, 'x-correlator': currentTrace() ?? randomUUID() };
      const device = await ask(`${apiUrl}/device-phone-number`, timeoutMs, { headers });
      // Over Wi-Fi, or if the operator may not disclose the line, there is no number.
      if (device.status === 403 || device.status === 404) return null;
      if (device.status !== 200) throw new RecognitionUnavailable(`Number verification answered ${device.status}.`);
      return numberIn(device.body['devicePhoneNumber']);
    },
  };
}

/** E.164: +359888100101. */
function numberIn(written: unknown): string | null {
  const [, digits] = typeof written === 'string' ? (/^\+(\d{8,15})$/.exec(written) ?? []) : [];
  return digits !== undefined && isMobileNumber(digits) ? sentNumber(digits) : null;
}

type CamaraReply = { status: number; body: Record<string, unknown> };

async function ask(url: string, timeoutMs: number, request: Omit<OutboundRequest, 'timeoutMs'>): Promise<CamaraReply> {
  try {
    const answer = await requestOutside(url, { ...request, timeoutMs, mostBytes: 64 * 1024 });
    const body = (await answer.json().catch(() => null)) as Record<string, unknown> | null;
    return { status: answer.status, body: body ?? {} };
  } catch (cause) {
    throw new RecognitionUnavailable('Number verification does not answer.', { cause });
  }
}

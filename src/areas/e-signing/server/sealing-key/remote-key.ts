// A sealing key at a remote signing service, by the API of the Cloud Signature Consortium, version 2: only hashes leave
// the portal.

import type { X509Certificate } from 'node:crypto';
import { requestOutside } from '#platform/server/partners/outbound-http.ts';
import { KeyUnavailable, keyTypeOf, sha256, type SealingKey } from './sealing-key.ts';

export type RemoteKeySettings = {
  /** The base address of the service, up to and including /csc/v2. */
  url: string;
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  credential: string;
  /** Authorizes signatures of credentials with an explicit authorization. */
  pin: string | undefined;
};

const timeoutMs = 10_000;
const hashAlgorithm = '2.16.840.1.101.3.4.2.1';
const signAlgorithms = { rsa: '1.2.840.113549.1.1.11', ec: '1.2.840.10045.4.3.2' };
/** Tokens are renewed a little before they expire. */
const spareMs = 30_000;

type AccessToken = { value: string; until: number };
type Fields = Record<string, unknown>;

export function remoteKey(settings: RemoteKeySettings, certificate: X509Certificate): SealingKey {
  let token: AccessToken | undefined;
  let mode: Promise<string> | undefined;

  const call = async (path: string, body: Fields): Promise<Fields> => {
    if (!token || token.until < Date.now()) token = await requestToken(settings);
    const answer = await post(`${settings.url}/${path}`, JSON.stringify(body), {
      authorization: `Bearer ${token.value}`,
      'content-type': 'application/json',
    });
    if (answer.status === 401) token = undefined;
    if (!answer.ok) throw new KeyUnavailable(`${path} answered ${answer.status}`);
    return (await answer.json()) as Fields;
  };

  /** How the credential is authorized. Its certificate must be the configured one. */
  const readCredential = async (): Promise<string> => {
    const info = await call('credentials/info', {
      credentialID: settings.credential,
      certificates: 'single',
      certInfo: false,
      authInfo: true,
    });
    const [own] = (info['cert'] as { certificates?: string[] } | undefined)?.certificates ?? [];
    if (own === undefined || !Buffer.from(own, 'base64').equals(certificate.raw)) {
      throw new KeyUnavailable('the certificate of the credential is not the first one in SIGNING_CERTIFICATE');
    }
    return (info['auth'] as { mode?: string } | undefined)?.mode ?? 'implicit';
  };

  const authorize = async (hash: string): Promise<Fields> => {
    mode ??= readCredential();
    // Retried next time if the service was unavailable.
    mode.catch(() => (mode = undefined));
    if ((await mode) !== 'explicit') return {};
    const { SAD } = await call('credentials/authorize', {
      credentialID: settings.credential,
      numSignatures: 1,
      hashes: [hash],
      hashAlgorithmOID: hashAlgorithm,
      authData: settings.pin === undefined ? [] : [{ id: 'PIN', value: settings.pin }],
    });
    return { SAD };
  };

  return {
    async sign(attributes) {
      const hash = sha256(attributes).toString('base64');
      const { signatures } = await call('signatures/signHash', {
        credentialID: settings.credential,
        ...(await authorize(hash)),
        hashes: [hash],
        hashAlgorithmOID: hashAlgorithm,
        signAlgo: signAlgorithms[keyTypeOf(certificate)],
      });
      const [signature] = Array.isArray(signatures) ? (signatures as unknown[]) : [];
      if (typeof signature !== 'string') throw new KeyUnavailable('signatures/signHash returned no signature');
      return Buffer.from(signature, 'base64');
    },
  };
}

async function requestToken({ tokenUrl, clientId, clientSecret }: RemoteKeySettings): Promise<AccessToken> {
  const credentials = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`;
  const answer = await post(tokenUrl, new URLSearchParams({ grant_type: 'client_credentials', scope: 'service' }), {
    authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
  });
  if (!answer.ok) throw new KeyUnavailable(`the token endpoint answered ${answer.status}`);
  const { access_token: value, expires_in: seconds } = (await answer.json()) as Fields;
  if (typeof value !== 'string') throw new KeyUnavailable('the token endpoint returned no token');
  return { value, until: Date.now() + Number(seconds ?? 300) * 1000 - spareMs };
}

async function post(url: string, body: string | URLSearchParams, headers: Record<string, string>): Promise<Response> {
  try {
    return await requestOutside(url, { method: 'POST', headers, body, timeoutMs });
  } catch (cause) {
    throw new KeyUnavailable('the signing service does not answer', { cause });
  }
}

// How the portal authenticates at a CAMARA token endpoint: by a signed assertion (private_key_jwt), or by a secret.

import { randomUUID, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import { BadConfiguration, reader, type Environment } from '../environment.ts';
import { privateKeyIn } from '../pem.ts';

export type CamaraClient = { clientId: string } & (
  | { clientSecret: string }
  | { clientKey: KeyObject; keyId: string | null }
);

/** Null if there is none. Throws BadConfiguration with a one-line message. */
export function readCamaraClient(environment: Environment): CamaraClient | null {
  const read = reader(environment);
  const clientId = read.text('CAMARA_CLIENT_ID', '');
  const clientSecret = read.secret('CAMARA_CLIENT_SECRET', 10);
  const key = read.secret('CAMARA_CLIENT_KEY', 100);
  const keyId = read.text('CAMARA_CLIENT_KEY_ID', '') || null;
  if (clientSecret && key) {
    throw new BadConfiguration('CAMARA_CLIENT_SECRET and CAMARA_CLIENT_KEY must not both be set.');
  }
  if (!clientId && !clientSecret && !key) return null;
  if (clientId && key) return { clientId, clientKey: privateKeyIn('CAMARA_CLIENT_KEY', key), keyId };
  if (clientId && clientSecret) return { clientId, clientSecret };
  throw new BadConfiguration('CAMARA_CLIENT_ID needs CAMARA_CLIENT_KEY or CAMARA_CLIENT_SECRET.');
}

type ClientProof = { headers: Record<string, string>; form: Record<string, string> };

const assertionLifeSeconds = 60;

/** RFC 7523 for a key, RFC 6749 for a secret. */
export async function proveClient(client: CamaraClient, tokenUrl: string): Promise<ClientProof> {
  const { clientId } = client;
  if ('clientSecret' in client) {
    const credentials = `${encodeURIComponent(clientId)}:${encodeURIComponent(client.clientSecret)}`;
    return { headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }, form: {} };
  }
  const { clientKey, keyId } = client;
  const assertion = await new SignJWT()
    .setProtectedHeader({ alg: algorithmOf(clientKey), typ: 'JWT', ...(keyId !== null && { kid: keyId }) })
    .setIssuer(clientId)
    .setSubject(clientId)
    .setAudience(tokenUrl)
    .setJti(randomUUID())
    // The clock of the authorization server, not that of a demo.
    .setIssuedAt()
    .setExpirationTime(`${assertionLifeSeconds}s`)
    .sign(clientKey);
  return {
    headers: {},
    form: {
      client_id: clientId,
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: assertion,
    },
  };
}

/** The curve of an EC key determines its algorithm. */
function algorithmOf({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): string {
  if (asymmetricKeyType === 'rsa') return 'RS256';
  const algorithms: Record<string, string> = { prime256v1: 'ES256', secp384r1: 'ES384', secp521r1: 'ES512' };
  const algorithm = algorithms[asymmetricKeyDetails?.namedCurve ?? ''];
  if (algorithm === undefined) throw new Error('The curve of the key has no JWT algorithm.');
  return algorithm;
}

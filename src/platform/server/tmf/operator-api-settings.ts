// The clients of the operator API: clients with their own secret, or those of the operator's token issuer. Without
// either the API is disabled.

import { BadConfiguration, reader, type Environment } from '../environment.ts';

export const scopes = [
  'catalog:read',
  'catalog:write',
  'party:read',
  'party:write',
  'inventory:read',
  'inventory:write',
  'bill:read',
  'bill:write',
  'payment:read',
  'payment:write',
] as const;
export type Scope = (typeof scopes)[number];

export type ApiClient = {
  name: string;
  /** SHA-256 of a random secret. */
  secretHash: Buffer;
  scopes: readonly Scope[];
};

export type Issuer = { issuer: string; audience: string; jwksUrl: string };

/** The allowed hosts for events, and the token that authenticates the portal there. */
export type Callbacks = { origins: readonly string[]; token: string | undefined };

export type OperatorApiSettings = {
  clients: readonly ApiClient[];
  issuer: Issuer | null;
  /** Rate limit of a client per minute. */
  perMinute: number;
  /** The header in which a trusted proxy sends the client certificate, and the SHA-256 of each client's certificate. */
  certificates: { header: string; fingerprints: ReadonlyMap<string, string> } | null;
  /** Null if events are disabled. */
  callbacks: Callbacks | null;
};

/** Null if the operator API is disabled. Throws BadConfiguration with a one-line message. */
export function readOperatorApiSettings(environment: Environment): OperatorApiSettings | null {
  const read = reader(environment);
  const clients = read.list('OPERATOR_API_CLIENTS').map(clientIn);
  if (new Set(clients.map(({ name }) => name)).size < clients.length) {
    throw new BadConfiguration('OPERATOR_API_CLIENTS must not have the same client twice.');
  }
  const issuer = issuerOf(environment);
  const perMinute = read.integer('OPERATOR_API_PER_MINUTE', 600, 1, 1_000_000);
  const certificates = certificatesOf(environment);
  const callbacks = callbacksOf(environment);
  return clients.length > 0 || issuer ? { clients, issuer, perMinute, certificates, callbacks } : null;
}

function callbacksOf(environment: Environment): Callbacks | null {
  const read = reader(environment);
  const token = read.secret('OPERATOR_API_CALLBACK_TOKEN', 20);
  const origins = read.httpUrls('OPERATOR_API_CALLBACKS').map((item) => {
    const url = new URL(item);
    if (url.href === `${url.origin}/`) return url.origin;
    throw new BadConfiguration('OPERATOR_API_CALLBACKS must be a list of hosts, as https://oss.example:8443.');
  });
  return origins.length > 0 ? { origins, token } : null;
}

/** A URL on one of the hosts, without user name and password. */
export function isAllowedCallback({ origins }: Callbacks, callback: string): boolean {
  const url = URL.parse(callback);
  return url !== null && origins.includes(url.origin) && url.username === '' && url.password === '' && url.hash === '';
}

/** crm=<SHA-256 of the secret in hex> party:read party:write */
function clientIn(item: string): ApiClient {
  const [, name, hash, given] = /^([\w-]{1,40})=([0-9a-f]{64})((?: +[a-z]+:[a-z]+)+)$/.exec(item) ?? [];
  const asked = given?.trim().split(/ +/) ?? [];
  if (!name || !hash || !asked.every(isScope)) {
    throw new BadConfiguration(
      `OPERATOR_API_CLIENTS must be a list of name=SHA-256 in hex and scopes, of ${scopes.join(' ')}.`,
    );
  }
  return { name, secretHash: Buffer.from(hash, 'hex'), scopes: asked.filter(isScope) };
}

export const isScope = (scope: string): scope is Scope => (scopes as readonly string[]).includes(scope);

function issuerOf(environment: Environment): Issuer | null {
  const read = reader(environment);
  const issuer = read.httpUrl('OPERATOR_API_ISSUER');
  const jwksUrl = read.httpUrl('OPERATOR_API_JWKS_URL');
  const audience = read.text('OPERATOR_API_AUDIENCE', '');
  if (!issuer && !jwksUrl && !audience) return null;
  if (issuer && jwksUrl && audience) return { issuer, jwksUrl, audience };
  throw new BadConfiguration(
    'OPERATOR_API_ISSUER, OPERATOR_API_JWKS_URL and OPERATOR_API_AUDIENCE must be set together.',
  );
}

function certificatesOf(environment: Environment): OperatorApiSettings['certificates'] {
  const read = reader(environment);
  const header = read.matching('OPERATOR_API_CERTIFICATE_HEADER', /^[a-z0-9-]{0,60}$/, '');
  const items = read.list('OPERATOR_API_CERTIFICATES');
  if (header === '' && items.length === 0) return null;
  const pairs = items.map((item) => /^([\w-]{1,40}|issuer:[\x21-\x7e]{1,200})=([0-9a-f]{64})$/.exec(item));
  if (header === '' || items.length === 0 || pairs.includes(null)) {
    throw new BadConfiguration(
      'OPERATOR_API_CERTIFICATES must be a list of name=SHA-256 in hex, with OPERATOR_API_CERTIFICATE_HEADER.',
    );
  }
  if (read.list('TRUST_PROXY').length === 0) {
    throw new BadConfiguration('TRUST_PROXY must be set with OPERATOR_API_CERTIFICATE_HEADER.');
  }
  return { header, fingerprints: new Map(pairs.map((pair) => [pair![1]!, pair![2]!])) };
}

// The settings of the operator's identity provider.

import { BadConfiguration, reader, type Environment } from '#platform/server/environment.ts';
import type { LinksBy } from './identity-provider.ts';

export type IdentitySettings = {
  issuer: string;
  clientId: string;
  /** Without one the portal is a public client; PKCE is used in both cases. */
  clientSecret: string | undefined;
  linksBy: LinksBy;
  customerClaim: string;
  /** Separated by spaces; always with openid. */
  scopes: string;
};

/** Null if none is configured. Throws BadConfiguration with one clear line. */
export function readIdentitySettings(environment: Environment): IdentitySettings | null {
  const read = reader(environment);
  const issuer = read.url('OIDC_ISSUER', ['https:', 'http:']);
  const clientId = read.text('OIDC_CLIENT_ID', '');
  if (issuer === undefined && clientId === '') return null;
  if (issuer === undefined || clientId === '') {
    throw new BadConfiguration('OIDC_ISSUER and OIDC_CLIENT_ID must be set together.');
  }
  if (environment['APP_MODE'] === 'production' && !issuer.startsWith('https:')) {
    throw new BadConfiguration('OIDC_ISSUER must start with https:// in production.');
  }
  return {
    issuer,
    clientId,
    clientSecret: read.secret('OIDC_CLIENT_SECRET', 10),
    linksBy: read.choice('OIDC_LINKS_BY', ['customer-key', 'verified-email'], 'customer-key'),
    customerClaim: read.matching('OIDC_CUSTOMER_CLAIM', /^[\w:/.-]{1,100}$/, 'customer_id'),
    scopes: read.matching('OIDC_SCOPES', /^openid( [\w:/.-]{1,100}){0,20}$/, 'openid email'),
  };
}

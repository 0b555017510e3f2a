// The settings of an OpenID provider.

import { BadConfiguration, reader, type Environment } from '../environment.ts';

export type OpenIdSettings = {
  issuer: string;
  clientId: string;
  /** Without one the portal is a public client; PKCE is used in both cases. */
  clientSecret: string | undefined;
  /** Separated by spaces; always with openid. */
  scopes: string;
};

/** Null if none is configured. Throws BadConfiguration with one clear line. */
export function readOpenIdSettings(
  environment: Environment,
  prefix: 'OIDC' | 'DESK_OIDC',
  defaultScopes: string,
): OpenIdSettings | null {
  const read = reader(environment);
  const issuer = read.url(`${prefix}_ISSUER`, ['https:', 'http:']);
  const clientId = read.text(`${prefix}_CLIENT_ID`, '');
  if (issuer === undefined && clientId === '') return null;
  if (issuer === undefined || clientId === '') {
    throw new BadConfiguration(`${prefix}_ISSUER and ${prefix}_CLIENT_ID must be set together.`);
  }
  if (environment['APP_MODE'] === 'production' && !issuer.startsWith('https:')) {
    throw new BadConfiguration(`${prefix}_ISSUER must start with https:// in production.`);
  }
  return {
    issuer,
    clientId,
    clientSecret: read.secret(`${prefix}_CLIENT_SECRET`, 10),
    scopes: read.matching(`${prefix}_SCOPES`, /^openid( [\w:/.-]{1,100}){0,20}$/, defaultScopes),
  };
}

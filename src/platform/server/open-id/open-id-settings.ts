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

/** The names of the settings. */
export type OpenIdSettingNames = Record<keyof OpenIdSettings, string>;

/** Null if none is configured. Throws BadConfiguration with one clear line. */
export function readOpenIdSettings(
  environment: Environment,
  names: OpenIdSettingNames,
  defaultScopes: string,
): OpenIdSettings | null {
  const read = reader(environment);
  const issuer = read.url(names.issuer, ['https:', 'http:']);
  const clientId = read.text(names.clientId, '');
  if (issuer === undefined && clientId === '') return null;
  if (issuer === undefined || clientId === '') {
    throw new BadConfiguration(`${names.issuer} and ${names.clientId} must be set together.`);
  }
  if (environment['APP_MODE'] === 'production' && !issuer.startsWith('https:')) {
    throw new BadConfiguration(`${names.issuer} must start with https:// in production.`);
  }
  return {
    issuer,
    clientId,
    clientSecret: read.secret(names.clientSecret, 10),
    scopes: read.matching(names.scopes, /^openid( [\w:/.-]{1,100}){0,20}$/, defaultScopes),
  };
}

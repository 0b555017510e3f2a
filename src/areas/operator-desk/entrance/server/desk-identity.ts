// The operator's OpenID provider of the desk: the provider, and which values of its role claim give which role.

import { BadConfiguration, reader, type Environment } from '#platform/server/environment.ts';
import type { OpenIdProvider } from '#platform/server/open-id/open-id-provider.ts';
import { readOpenIdSettings, type OpenIdSettings } from '#platform/server/open-id/open-id-settings.ts';
import { roleMappingIn, type RoleMapping } from '../rules.ts';

export type RoleSettings = { roleClaim: string; roleMapping: RoleMapping };

export type DeskIdentity = RoleSettings & { provider: OpenIdProvider };

/** Null if none is configured. Throws BadConfiguration with one clear line. */
export function readDeskIdentitySettings(environment: Environment): (OpenIdSettings & RoleSettings) | null {
  const provider = readOpenIdSettings(environment, 'DESK_OIDC', 'openid profile email');
  if (!provider) return null;
  const read = reader(environment);
  const roleMapping = roleMappingIn(read.list('DESK_OIDC_ROLES'));
  if (!roleMapping || roleMapping.length === 0) {
    throw new BadConfiguration('DESK_OIDC_ROLES must list VALUE=editor and VALUE=support, separated by commas.');
  }
  return {
    ...provider,
    roleMapping,
    roleClaim: read.matching('DESK_OIDC_ROLE_CLAIM', /^[\w:/.-]{1,100}$/, 'roles'),
  };
}

// The settings of the operator's identity provider of customers.

import { reader, type Environment } from '#platform/server/environment.ts';
import { readOpenIdSettings, type OpenIdSettings } from '#platform/server/open-id/open-id-settings.ts';

/** How a first-time user is matched to an account. */
export type LinksBy = 'customer-key' | 'verified-email';

export type IdentitySettings = OpenIdSettings & { linksBy: LinksBy; customerClaim: string };

/** Null if none is configured. Throws BadConfiguration with one clear line. */
export function readIdentitySettings(environment: Environment): IdentitySettings | null {
  const provider = readOpenIdSettings(environment, 'OIDC', 'openid email');
  if (!provider) return null;
  const read = reader(environment);
  return {
    ...provider,
    linksBy: read.choice('OIDC_LINKS_BY', ['customer-key', 'verified-email'], 'customer-key'),
    customerClaim: read.matching('OIDC_CUSTOMER_CLAIM', /^[\w:/.-]{1,100}$/, 'customer_id'),
  };
}

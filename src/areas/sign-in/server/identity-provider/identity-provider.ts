// The operator's identity provider of customers: the claims that link a user to an account.

import type { Claims, OpenIdProvider, ProviderAnswer } from '#platform/server/open-id/open-id-provider.ts';
import type { IdentitySettings, LinksBy } from './identity-settings.ts';

/** The user as the provider confirms it. */
export type Identity = {
  issuer: string;
  subject: string;
  /** The session at the provider, if it has a name. */
  sid: string | null;
  /** The operator's key of the customer, if the provider returns it. */
  customerKey: string | null;
  /** An e-mail that the provider has verified. */
  verifiedEmail: string | null;
};

export type IdentityProvider = Pick<OpenIdProvider, 'issuer' | 'authorizationUrl' | 'readLogoutToken'> & {
  linksBy: LinksBy;
  /** Null if the answer is invalid. */
  identify(answer: ProviderAnswer): Promise<Identity | null>;
};

type LinkSettings = Pick<IdentitySettings, 'linksBy' | 'customerClaim'>;

export function identityProvider(provider: OpenIdProvider, settings: LinkSettings): IdentityProvider {
  const { issuer, authorizationUrl, readLogoutToken } = provider;
  return {
    issuer,
    linksBy: settings.linksBy,
    authorizationUrl,
    readLogoutToken,
    async identify(answer) {
      const user = await provider.confirm(answer, (claims) => lacksLinkingClaim(claims, settings));
      return user && { issuer, subject: user.subject, sid: user.sid, ...linksIn(user.claims, settings) };
    },
  };
}

/** Some providers put only the subject into the ID token. */
function lacksLinkingClaim(claims: Claims, { linksBy, customerClaim }: LinkSettings): boolean {
  if (linksBy === 'customer-key') return claims[customerClaim] === undefined;
  return claims['email'] === undefined || claims['email_verified'] === undefined;
}

function linksIn(claims: Claims, { customerClaim }: LinkSettings): Pick<Identity, 'customerKey' | 'verifiedEmail'> {
  const { email, email_verified, [customerClaim]: customerKey } = claims;
  return {
    customerKey: typeof customerKey === 'string' && customerKey !== '' ? customerKey : null,
    verifiedEmail: typeof email === 'string' && email_verified === true ? email : null,
  };
}

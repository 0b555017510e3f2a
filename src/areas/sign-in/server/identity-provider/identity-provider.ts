// The operator's own identity provider, by OpenID Connect: a port.

/** Who signed in there, as far as the provider vouches for it. */
export type Identity = {
  issuer: string;
  subject: string;
  /** The operator's key of the customer, where the provider says it. */
  customerKey: string | null;
  /** An e-mail the provider has verified. */
  verifiedEmail: string | null;
};

/** How somebody who comes for the first time is found among the accounts. */
export type LinksBy = 'customer-key' | 'verified-email';

export type IdentityProvider = {
  issuer: string;
  linksBy: LinksBy;
  /** Where the browser goes to sign in. */
  authorizationUrl(request: {
    state: string;
    nonce: string;
    codeChallenge: string;
    redirectUri: string;
  }): Promise<string>;
  /** Null for an answer that proves nothing. */
  identify(answer: {
    code: string;
    nonce: string;
    codeVerifier: string;
    redirectUri: string;
  }): Promise<Identity | null>;
};

/** The provider does not answer, or not as it should. */
export class IdentityProviderUnavailable extends Error {
  override readonly name = 'IdentityProviderUnavailable';
}

// Port of the operator's identity provider (OpenID Connect).

/** The user as the provider confirms it. */
export type Identity = {
  issuer: string;
  subject: string;
  /** The operator's key of the customer, if the provider returns it. */
  customerKey: string | null;
  /** An e-mail that the provider has verified. */
  verifiedEmail: string | null;
};

/** How a first-time user is matched to an account. */
export type LinksBy = 'customer-key' | 'verified-email';

export type IdentityProvider = {
  linksBy: LinksBy;
  authorizationUrl(request: {
    state: string;
    nonce: string;
    codeChallenge: string;
    redirectUri: string;
  }): Promise<string>;
  /** Null if the answer is invalid. */
  identify(answer: {
    code: string;
    /** The issuer, if the provider names itself. */
    issuer: string | undefined;
    nonce: string;
    codeVerifier: string;
    redirectUri: string;
  }): Promise<Identity | null>;
};

/** The provider does not answer, or answers incorrectly. */
export class IdentityProviderUnavailable extends Error {
  override readonly name = 'IdentityProviderUnavailable';
}

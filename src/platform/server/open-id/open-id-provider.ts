// Port of an OpenID provider: it authenticates a user and describes them with claims.

export type Claims = Readonly<Record<string, unknown>>;

/** The user as the provider confirms it. */
export type ConfirmedUser = {
  subject: string;
  /** The session at the provider, if it has a name. */
  sid: string | null;
  /** Of the userinfo endpoint if it was asked, else of the ID token. */
  claims: Claims;
};

export type OpenIdProvider = {
  issuer: string;
  authorizationUrl(request: {
    state: string;
    nonce: string;
    codeChallenge: string;
    redirectUri: string;
  }): Promise<string>;
  /** Null if the answer is invalid. Asks the userinfo endpoint if the ID token lacks claims. */
  confirm(answer: ProviderAnswer, lacksClaims: (claims: Claims) => boolean): Promise<ConfirmedUser | null>;
  /** Null if the token is invalid. */
  readLogoutToken(token: string): Promise<LogoutToken | null>;
};

/** The user or the session that the provider signed out: at least one of them. */
export type LogoutToken = {
  tokenId: string;
  subject: string | undefined;
  sid: string | undefined;
  /** The token is invalid from then on. */
  expiresAt: Date;
};

export type ProviderAnswer = {
  code: string;
  /** The issuer, if the provider names itself. */
  issuer: string | undefined;
  nonce: string;
  codeVerifier: string;
  redirectUri: string;
};

/** The provider does not answer, or answers incorrectly. */
export class IdentityProviderUnavailable extends Error {
  override readonly name = 'IdentityProviderUnavailable';
}

// Port of the streaming partners. Called without locks; throws PartnerUnavailable when a partner does not answer.

export type StreamingOrder = {
  /** Idempotency key. */
  key: string;
  partner: string | null;
  serviceId: string;
  groupType: string;
};

export type StreamingAccount = { status: string; registrationLink: string | null; recoveryLink: string };

export type StreamingProvider = {
  /** Whether plans of the partner can be activated and changed now; never throws. */
  isAvailable(partner: string): Promise<boolean>;
  /** Returns the reference of the new account. */
  openAccount(order: StreamingOrder): Promise<string>;
  /** The status of an account, and its links. */
  account(partner: string | null, reference: string): Promise<StreamingAccount>;
};

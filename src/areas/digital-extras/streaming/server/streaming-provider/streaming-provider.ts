// The partners whose plans people stream: a port. Asked while nothing is held; throws PartnerUnavailable when a partner does
// not answer.

export type StreamingOrder = {
  /** The same key is the same order. */
  key: string;
  partner: string | null;
  serviceId: string;
  groupType: string;
};

export type StreamingAccount = { status: string; registrationLink: string | null; recoveryLink: string };

export type StreamingProvider = {
  /** Whether plans of the partner can be taken and changed now; never throws. */
  isAvailable(partner: string): Promise<boolean>;
  /** Opens an account and says what it is called. */
  openAccount(order: StreamingOrder): Promise<string>;
  /** How an account stands, and the ways into it. */
  account(partner: string | null, reference: string): Promise<StreamingAccount>;
};

// The platform people listen on: a port. It is told what a number is to have; told twice, it does nothing the second time.

export type MusicOrder = {
  /** The same reference is the same order. */
  reference: string;
  serviceId: string;
  isActive: boolean;
  /** Of a subscription that was stopped: people listen until the end of it. */
  lastDay: string | null;
};

export type MusicPlatform = {
  /** Throws PartnerUnavailable when the platform cannot be told. */
  setSubscription(order: MusicOrder): Promise<void>;
};

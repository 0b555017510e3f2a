// Port of the music platform. It sets the subscription of a number; idempotent.

export type MusicOrder = {
  /** Idempotency key. */
  reference: string;
  serviceId: string;
  isActive: boolean;
  /** The last day of a stopped subscription; it plays until then. */
  lastDay: string | null;
};

export type MusicPlatform = {
  /** Throws PartnerUnavailable when the platform does not answer. */
  setSubscription(order: MusicOrder): Promise<void>;
};

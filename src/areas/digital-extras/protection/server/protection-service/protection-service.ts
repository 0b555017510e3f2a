// The service that protects a number on the internet: a port. Throws PartnerUnavailable when it does not answer.

export type ProtectionService = {
  /** The way into the settings of a number, good for a short while. */
  wayIn(serviceId: string): Promise<{ token: string; link: string }>;
};

// Port of the service that protects a number on the internet. Throws PartnerUnavailable when it does not answer.

export type ProtectionService = {
  /** A short-lived link into the settings of a number. */
  wayIn(serviceId: string): Promise<{ token: string; link: string }>;
};

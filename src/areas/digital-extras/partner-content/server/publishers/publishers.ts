// Port of the publishers whose content an extra includes. Throws PartnerUnavailable when one does not answer.

export type PublisherAccess = {
  /** Idempotency key. */
  key: string;
  source: string;
  serviceId: string;
  hasAccess: boolean;
};

export type Publishers = {
  /** Grants or revokes the access of a number; idempotent. */
  setAccess(access: PublisherAccess): Promise<void>;
};

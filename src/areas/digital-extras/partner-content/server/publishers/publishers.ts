// The publishers whose content people read with an extra: a port. Throws PartnerUnavailable when one does not answer.

export type PublisherAccess = {
  /** The same key is the same word. */
  key: string;
  source: string;
  serviceId: string;
  hasAccess: boolean;
};

export type Publishers = {
  /** Tells a publisher whether a number may read; told twice, it does nothing the second time. */
  setAccess(access: PublisherAccess): Promise<void>;
};

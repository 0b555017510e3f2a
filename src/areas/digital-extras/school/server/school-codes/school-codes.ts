// Port of the school platform that issues codes for its lessons. Throws PartnerUnavailable when it does not answer.

export type SchoolCodes = {
  /** The code of a number; idempotent by key. */
  codeFor(order: { key: string; serviceId: string }): Promise<string>;
};

// The school platform that gives codes for its lessons: a port. Throws PartnerUnavailable when it does not answer.

export type SchoolCodes = {
  /** The code of a number; the same key gets the same code. */
  codeFor(order: { key: string; serviceId: string }): Promise<string>;
};

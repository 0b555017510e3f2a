// The insurer behind home assistance and the insurance of phones: a port. Asked while nothing is held; throws
// PartnerUnavailable when it does not answer.

export type InsuranceOrder = {
  /** The same key is the same order. */
  key: string;
  serviceId: string;
  startsOn: string;
};

export type HomePolicy = {
  policyNumber: string;
  /** When the network was done and the insurer could begin. */
  orderedAt: Date;
  contactNumber: string;
  zipCode: string;
  city: string;
  address: string;
};

export type Confirmation =
  | { state: 'confirmed'; documentId: string }
  | { state: 'refused' }
  | { state: 'waiting'; askAgainAt: Date };

export type Insurer = {
  /** The number of a policy for home assistance that is about to be asked for. */
  reserveNumber(key: string): Promise<string>;
  /** Orders a policy of home assistance and, repeated, asks about it. */
  confirmHome(policy: HomePolicy): Promise<Confirmation>;
  /** Insures a phone and answers the number of the policy; throws PartnerRefused when it will not. */
  insurePhone(phone: InsuranceOrder): Promise<string>;
};

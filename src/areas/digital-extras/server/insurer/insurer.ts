// Port of the insurer of home assistance and phones. Called without locks; throws PartnerUnavailable when it does not
// answer.

export type InsuranceOrder = {
  /** Idempotency key. */
  key: string;
  serviceId: string;
  startsOn: string;
};

export type HomePolicy = {
  policyNumber: string;
  /** When the network finished and the order reached the insurer. */
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
  /** Reserves the policy number of a home-assistance order. */
  reserveNumber(key: string): Promise<string>;
  /** Orders a policy of home assistance; repeated, it returns the state of the order. */
  confirmHome(policy: HomePolicy): Promise<Confirmation>;
  /** Returns the policy number; throws PartnerRefused when the insurer refuses. */
  insurePhone(phone: InsuranceOrder): Promise<string>;
};

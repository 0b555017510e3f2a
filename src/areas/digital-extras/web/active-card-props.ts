import type { Section } from '../addresses.ts';
import type { DeactivationType } from '../constants.ts';
import type { Extra } from '../contract-parts.ts';
import type { Eligibility } from '../contract.ts';
import type { InsuranceDetails } from '../insurance/contract.ts';

export type ActiveCardProps = {
  extra: Extra;
  data: Eligibility;
  msisdn: string;
  section: Section;
  type: DeactivationType;
  /** For an insurance; null while the policy is being ended. */
  policy?: InsuranceDetails | null | undefined;
};

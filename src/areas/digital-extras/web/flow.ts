// What the steps of a flow hand on to each other: whose number it is, where it began, and how it is verified.

import { endingPackage, requiredPackages } from '../choosing.ts';
import { everyExtra } from '../states.ts';
import type { Eligibility } from '../contract.ts';
import type { Extra } from '../contract-parts.ts';
import type { Section } from '../addresses.ts';
import type { SentCode } from './use-code-sending.ts';
import type { DeactivationType, VerificationType } from '../constants.ts';

export type Subject = { msisdn: string; section: Section; verificationType: VerificationType; today: string };

export function subjectOf(data: Eligibility, msisdn: string, section: Section = 'select-services'): Subject {
  return { msisdn, section, verificationType: data.verification_type, today: data.today };
}

/** What the dialog of a required package is opened with. */
export function requiredPackageOf(extra: Extra, data: Eligibility, msisdn: string) {
  const all = everyExtra(data);
  return {
    ...subjectOf(data, msisdn),
    extra,
    packages: requiredPackages(extra, all),
    ending: endingPackage(extra, all),
  };
}

export type ActivationFlow = Subject & {
  extras: Extra[];
  /** The position it goes to, if it goes to one. */
  position?: number | undefined;
  asPaid?: boolean;
  /** The extra that gives up its position and stays as a paid one. */
  kept?: Extra | undefined;
  /** What the steps of verification lead to when the extra is the donation. */
  donation?: DonationFlow;
};

/** Whether what is confirmed costs beside the positions of the plan. */
export function isPaid({ asPaid = false, donation }: ActivationFlow): boolean {
  return donation ? !donation.useFreeSlot && donation.substitutionExtraCode === undefined : asPaid;
}

export type DonationFlow = Subject & {
  extra: Extra;
  groupType: string;
  cause: string;
  /** Whole euros. */
  amount: number;
  useFreeSlot: boolean;
  substitutionExtraCode?: string | undefined;
  /** The donation was about to end; changing it keeps it. */
  keepsEnding?: boolean;
  /** What holds until the change, in words. */
  before?: string | undefined;
};

export type SwapFlow = Subject & { current: Extra; target: Extra; keepSubscriptionPaid?: boolean | undefined };

/** The number that gets the code when it is not the service itself, and the code that was sent to it. */
export type VerificationInput = { verificationMsisdn?: string | undefined; sent?: SentCode | undefined };

/** What the person proved: the code, and the number it was sent to when it was not the service itself. */
export type Proof = { code: string; verificationMsisdn?: string | undefined };

/** A proof as the calls carry it. */
export function verifiedBy(proof: Proof | undefined) {
  if (!proof) return {};
  const { code, verificationMsisdn } = proof;
  return { verification_code: code, ...(verificationMsisdn && { verification_msisdn: verificationMsisdn }) };
}

export type ExtraSubject = Subject & { extra: Extra };

export type Deactivation = ExtraSubject & { type: DeactivationType };

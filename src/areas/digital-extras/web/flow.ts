// What the steps of a flow pass on: the number, where it began, and how it is verified.

import { endingPackage, requiredPackages } from '../choosing.ts';
import { everyExtra } from '../states.ts';
import type { Eligibility } from '../contract.ts';
import type { Extra } from '../contract-parts.ts';
import type { Section } from '../addresses.ts';
import type { SentCode } from './use-code-sending.ts';
import type { DeactivationType, VerificationType } from '../constants.ts';

export type Subject = {
  msisdn: string;
  section: Section;
  verificationType: VerificationType;
  /** Fees are taken from the balance; there is no bill. */
  isPrepaid: boolean;
  today: string;
};

export function subjectOf(data: Eligibility, msisdn: string, section: Section = 'select-services'): Subject {
  return { msisdn, section, verificationType: data.verification_type, isPrepaid: data.is_prepaid, today: data.today };
}

/** The properties of the RequiredPackage dialog. */
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
  /** The position for the extra, if any. */
  position?: number | undefined;
  asPaid?: boolean;
  /** The extra that gives up its position and stays as a paid one. */
  kept?: Extra | undefined;
  /** The target of the verification steps if the extra is the donation. */
  donation?: DonationFlow;
};

/** Whether the confirmed extra is charged in addition to the plan. */
export function isPaid({ asPaid = false, donation }: ActivationFlow): boolean {
  return donation ? !donation.useFreeSlot && donation.substitutionExtraCode === undefined : asPaid;
}

export type DonationFlow = Subject & {
  extra: Extra;
  groupType: string;
  cause: string;
  /** In whole euros. */
  amount: number;
  useFreeSlot: boolean;
  substitutionExtraCode?: string | undefined;
  /** The donation is ending; the change keeps it. */
  keepsEnding?: boolean;
  /** Description of the state before the change. */
  before?: string | undefined;
};

export type SwapFlow = Subject & { current: Extra; target: Extra; keepSubscriptionPaid?: boolean | undefined };

/** The recipient of the code if it is not the service itself, and the code sent to it. */
export type VerificationInput = { verificationMsisdn?: string | undefined; sent?: SentCode | undefined };

/** The entered code, and its recipient if that is not the service itself. */
export type Proof = { code: string; verificationMsisdn?: string | undefined };

/** A proof in the form of the calls. */
export function verifiedBy(proof: Proof | undefined) {
  if (!proof) return {};
  const { code, verificationMsisdn } = proof;
  return { verification_code: code, ...(verificationMsisdn && { verification_msisdn: verificationMsisdn }) };
}

export type ExtraSubject = Subject & { extra: Extra };

export type Deactivation = ExtraSubject & { type: DeactivationType };

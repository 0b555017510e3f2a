// The state of the music screen: how the number was proved, and its subscription.

import type { MusicStatusAnswer } from './contract.ts';
import { freePeriodEnd, type MusicStatus } from './rules.ts';

export type MusicState = {
  msisdnIsVerified: boolean;
  msisdnIsRecognized: boolean;
  msisdn: string | null;
  /** The unique id; every call after the first sends it. */
  token: string;
  dateOfSubscription: string | null;
  subscriberType: string | null;
  freePeriodExpired: boolean;
  endDateOfFreePeriod: string | null;
  deactivationDate: string | null;
  renewalDate: string | null;
  status: MusicStatus | null;
  link: string | null;
};

export function initialMusic(token: string): MusicState {
  return {
    msisdnIsVerified: false,
    msisdnIsRecognized: false,
    msisdn: null,
    token,
    dateOfSubscription: null,
    subscriberType: null,
    freePeriodExpired: false,
    endDateOfFreePeriod: null,
    deactivationDate: null,
    renewalDate: null,
    status: null,
    link: null,
  };
}

/** A recognised number needs no code. The token is stored in both cases. */
export function afterRecognition(
  state: MusicState,
  read: { msisdn: string | null; is_recognized: boolean },
  token: string,
): MusicState {
  return { ...state, token, msisdnIsRecognized: read.is_recognized, msisdn: read.is_recognized ? read.msisdn : null };
}

export function afterVerification(state: MusicState, msisdn: string): MusicState {
  return { ...state, msisdnIsVerified: true, msisdn };
}

type StatusRead = Pick<
  MusicStatusAnswer,
  'date_of_subscription' | 'subscriber_type' | 'status' | 'deactivation_date' | 'renewal_date' | 'link'
> & { end_date_of_free_period?: string | null; free_period_end_date?: string | null; msisdn?: string };

/** Accepts both spellings of the end of the free period; without any it is calculated from today. */
export function afterStatus(state: MusicState, read: StatusRead, today: string): MusicState {
  const end = read.end_date_of_free_period ?? read.free_period_end_date ?? freePeriodEnd(read.subscriber_type, today);
  return {
    ...state,
    msisdn: read.msisdn ?? state.msisdn,
    dateOfSubscription: read.date_of_subscription ?? today,
    subscriberType: read.subscriber_type,
    endDateOfFreePeriod: end,
    freePeriodExpired: end < today,
    deactivationDate: read.deactivation_date,
    renewalDate: read.renewal_date,
    status: read.status,
    link: read.link,
  };
}

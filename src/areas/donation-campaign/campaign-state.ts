// What the donation screens know of the person: read from the server, chosen on the screen, done.

export type CampaignState = {
  /** The number the donation is made from. */
  msisdn: string | null;
  /** The ids of the services that may donate. */
  userInfo: readonly string[];
  /** The terms were accepted before. */
  terms: boolean;
  /** The box on the screen. */
  hasAgreedTnCs: boolean;
  hasDonated: boolean;
};

export const initialCampaign: CampaignState = {
  msisdn: null,
  userInfo: [],
  terms: false,
  hasAgreedTnCs: false,
  hasDonated: false,
};

type EligibilityRead = {
  eligible_services: readonly { service_id: string }[];
  accepted_terms_and_conditions: boolean;
};

/** The chosen number stays if it is still among the eligible ones; else the preferred one, else the first. */
export function afterEligibility(state: CampaignState, read: EligibilityRead, preferred?: string): CampaignState {
  const userInfo = read.eligible_services.map(({ service_id }) => service_id);
  const msisdn = [state.msisdn, preferred].find((each) => each && userInfo.includes(each)) ?? userInfo[0] ?? null;
  return { ...state, userInfo, msisdn, terms: read.accepted_terms_and_conditions };
}

export function afterDonation(state: CampaignState): CampaignState {
  return { ...state, hasDonated: true, terms: true };
}

/** Terms accepted once stay accepted; until then the box decides. */
export function hasAccepted({ terms, hasAgreedTnCs }: CampaignState): boolean {
  return terms || hasAgreedTnCs;
}

export function mayDonate(state: CampaignState): boolean {
  return state.msisdn !== null && hasAccepted(state);
}

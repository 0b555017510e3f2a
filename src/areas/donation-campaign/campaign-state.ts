// The state of the donation screens: read from the server, and chosen by the user.

export type CampaignState = {
  /** The number that donates. */
  msisdn: string | null;
  /** The ids of the services that can donate. */
  userInfo: readonly string[];
  /** The terms were accepted before. */
  terms: boolean;
  /** The checkbox on the screen. */
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

/** The selected number stays while it is eligible; else the preferred one, else the first. */
export function afterEligibility(state: CampaignState, read: EligibilityRead, preferred?: string): CampaignState {
  const userInfo = read.eligible_services.map(({ service_id }) => service_id);
  const msisdn = [state.msisdn, preferred].find((each) => each && userInfo.includes(each)) ?? userInfo[0] ?? null;
  return { ...state, userInfo, msisdn, terms: read.accepted_terms_and_conditions };
}

export function afterDonation(state: CampaignState): CampaignState {
  return { ...state, hasDonated: true, terms: true };
}

/** Terms accepted once stay accepted; until then the checkbox decides. */
export function hasAccepted({ terms, hasAgreedTnCs }: CampaignState): boolean {
  return terms || hasAgreedTnCs;
}

export function mayDonate(state: CampaignState): boolean {
  return state.msisdn !== null && hasAccepted(state);
}

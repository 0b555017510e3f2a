// When another editor may decide on a proposed change.

export const proposalKinds = ['catalogue', 'text'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

/** A proposal without a decision expires. */
export const proposalDays = 7;

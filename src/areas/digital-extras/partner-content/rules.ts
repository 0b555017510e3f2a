import { groups } from '../groups.ts';

/** Partners whose content is confirmed by a code. */
export const partnerSources = ['capital', 'dnevnik'] as const;
export type PartnerSource = (typeof partnerSources)[number];

/** A code of the partner confirms the content after the activation. */
export function isConfirmedAtPartner({ group_type }: { group_type: string }): boolean {
  return group_type === groups.capital || group_type === groups.dnevnik;
}

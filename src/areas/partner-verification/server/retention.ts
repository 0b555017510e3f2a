// Data retention of visits from partners.

import { day, type RetentionRule } from '#platform/server/jobs/clean-up.ts';

export const retentionOfPartnerVerification: readonly RetentionRule[] = [
  { table: 'partner_nonce', age: 'claimed_at', after: day },
  { table: 'partner_visit', age: 'opened_at', after: day },
  { table: 'partner_arrival', age: 'arrived_at', after: day },
];

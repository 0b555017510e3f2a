import type { supportBg } from './support.bg.ts';

export const supportEn: Record<keyof typeof supportBg, string> = {
  topic_contract: 'Contract',
  topic_credit: 'Credit until the next bill',
  topic_extras: 'Prices and terms of extras',
  topic_roaming: 'Roaming plans',
  topic_limits: 'Limit of data roaming',
  choice_activate: 'being activated',
  choice_deactivate: 'being ended',
  support_activated_on: 'Active since',
  support_contract: 'Number',
  support_ends_on: 'Until',
  support_limit: 'Limit',
  support_monthly_price: 'Monthly price',
  support_pending: 'In the network',
  support_price: 'Price',
  support_price_until: 'This price until',
  support_signed_on: 'Signed on',
  support_terms: 'Terms',
  support_used: 'Used',
};

// What the portal and its areas tell support about the services of a customer. A new topic or label needs its text at
// the operator desk.

export const supportTopics = [
  'contract',
  'credit',
  'extras',
  'roaming',
  'limits',
  'usage',
  'bills',
  'balance',
  'documents',
  'withdrawals',
] as const;
export type SupportTopic = (typeof supportTopics)[number];

export const supportLabels = [
  'activated_on',
  'balance',
  'comment',
  'contract',
  'declined_on',
  'due',
  'due_on',
  'ends_on',
  'limit',
  'measured_on',
  'monthly_price',
  'open_amount',
  'payment',
  'pending',
  'price',
  'price_until',
  'reason',
  'refund',
  'signed_on',
  'started_on',
  'state',
  'terms',
  'top_up',
  'total',
  'used',
  'used_share',
  'way',
] as const;
export type SupportLabel = (typeof supportLabels)[number];

export const supportTypes = ['money', 'day', 'name', 'choice'] as const;

export type SupportFact = { label: SupportLabel } & (
  | { type: 'money'; value: number }
  | { type: 'day' | 'name' | 'choice'; value: string }
);

export type SupportEntry = {
  service: string;
  topic: SupportTopic;
  /** The code of an extra. */
  code?: string;
  /** The name of an extra or a plan, in the language of the request. */
  name: string | null;
  facts: SupportFact[];
};

/** A fact without a value is left out: the portal does not know it. */
export function moneyFact(label: SupportLabel, cents: number | null): SupportFact[] {
  return cents === null ? [] : [{ label, type: 'money', value: cents }];
}

export function textFact(label: SupportLabel, type: 'day' | 'name' | 'choice', value: string | null): SupportFact[] {
  return value === null ? [] : [{ label, type, value }];
}

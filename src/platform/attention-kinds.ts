// The kinds of pending tasks of a user. The database accepts the same kinds, so a new one needs a migration.

export const attentionKinds = [
  'free-period-ends',
  'deactivation-waits',
  'request-in-progress',
  'trial-ends',
  'document-to-sign',
  'partner-code',
  'limit-near',
  'roaming-change',
  'trip-near',
  'card-ends',
  'allowance-near',
  'bill-due',
  'question-answered',
  'balance-low',
  'top-up-failed',
  'withdrawal-running',
] as const;

export type AttentionKind = (typeof attentionKinds)[number];

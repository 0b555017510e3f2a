// Subjects of pending tasks of a number, besides extras, documents and cards, which have their own names. A new one
// needs its label at the operator desk.

export const attentionSubjects = ['balance', 'credit-limit', 'music', 'plans', 'trip'] as const;

export type AttentionSubject = (typeof attentionSubjects)[number];

// What of a number may wait for the person, besides an extra, a document or a card, which have names of their own. A new one
// needs its words at the operator's desk.

export const attentionSubjects = ['credit-limit', 'music', 'plans', 'trip'] as const;

export type AttentionSubject = (typeof attentionSubjects)[number];

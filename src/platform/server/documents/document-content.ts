// What a document that the portal writes itself says; its PDF is made of it once and never again.

export type DocumentContent = {
  title: string;
  intro: string;
  clauses: readonly { lead: string; text: string }[];
  operator: string;
  /** When the operator agreed to it. */
  agreedOn: string;
  subscriber: string;
};

/** What matters most of it, in a line each, in both languages. */
export type SummaryLine = { kind: 'change' | 'term' | 'price' | 'safety'; bg: string; en: string };

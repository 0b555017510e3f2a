// The content of a document that the portal writes itself; its PDF is generated once.

export type DocumentContent = {
  title: string;
  intro: string;
  clauses: readonly { lead: string; text: string }[];
  operator: string;
  /** When the operator agreed. */
  agreedOn: string;
  subscriber: string;
};

/** One line of the summary, in both languages. */
export type SummaryLine = { kind: 'change' | 'term' | 'price' | 'safety'; bg: string; en: string };

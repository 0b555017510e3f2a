// The subject of a question to support: what a user asks about. The id contains the parts that the server resolves, e.g.
// the bill and its line.

export const subjectKinds = [
  'general',
  'bill',
  'bill-line',
  'payment',
  'notice',
  'usage-block',
  'router-change',
  'refusal',
] as const;
export type SubjectKind = (typeof subjectKinds)[number];

export type QuestionSubject = { kind: SubjectKind; id: string };

/** Without a subject: the user describes it. */
export const generalSubject: QuestionSubject = { kind: 'general', id: '' };

/** Parts may contain any character, so they are encoded. */
export function subjectOf(kind: SubjectKind, ...parts: (string | number)[]): QuestionSubject {
  return { kind, id: parts.map((part) => encodeURIComponent(part)).join('/') };
}

/** Null for an id that `subjectOf` does not write with this number of parts. */
export function partsOf(id: string, count: number): string[] | null {
  const parts = id === '' ? [] : id.split('/');
  if (parts.length !== count) return null;
  try {
    const decoded = parts.map((part) => decodeURIComponent(part));
    // The database cannot store this character, so no subject has it.
    return decoded.some((part) => part.includes('\0')) ? null : decoded;
  } catch {
    return null;
  }
}

/** A title in Cyrillic is encoded with six characters for each letter. */
export const longestSubjectId = 600;

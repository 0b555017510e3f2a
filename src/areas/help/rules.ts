// The rules of questions: their states, and which files they accept.

export const questionStates = ['open', 'answered', 'closed'] as const;
export type QuestionState = (typeof questionStates)[number];

export const longestText = 2000;
export const filesPerMessage = 5;
export const mostFileBytes = 5 * 1024 * 1024;
/** Questions and replies of one account. */
export const messagesPerDay = 20;
export const filesPerDay = 20;

export type QuestionEvent = 'reply' | 'answer' | 'close' | 'reopen';

/** Null where the event is not possible. Only the desk reopens a closed question; users ask a new one. */
const transitions: Record<QuestionState, Record<QuestionEvent, QuestionState | null>> = {
  open: { reply: 'open', answer: 'answered', close: 'closed', reopen: null },
  answered: { reply: 'open', answer: 'answered', close: 'closed', reopen: null },
  closed: { reply: null, answer: null, close: null, reopen: 'open' },
};

export function nextState(state: QuestionState, event: QuestionEvent): QuestionState | null {
  return transitions[state][event];
}

/** Whether an answer of support is missing: the age of such questions is measured. */
export function unansweredSince(event: QuestionEvent, earlier: Date | null, now: Date): Date | null {
  if (event === 'answer' || event === 'close') return null;
  return earlier ?? now;
}

export const fileTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export type FileType = (typeof fileTypes)[number];

const extensions: Record<FileType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** By the first bytes: names and declared types may be wrong. */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  const startsWith = (signature: readonly number[], at = 0) =>
    signature.every((byte, index) => bytes[at + index] === byte);
  if (startsWith([0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (startsWith(codesOf('RIFF')) && startsWith(codesOf('WEBP'), 8)) return 'image/webp';
  return startsWith(codesOf('%PDF-')) ? 'application/pdf' : null;
}

const codesOf = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

const longestName = 80;

/** Without folders, control characters and characters that file systems refuse; the extension is that of the content. */
export function safeFileName(given: string, type: FileType): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const plain = last.replaceAll(/[\p{C}<>:"|?*]/gu, '').trim();
  const stem = plain.replace(/\.[^.]{0,5}$/, '').replaceAll(/^[\s.]+|[\s.]+$/g, '');
  const short = Array.from(stem).slice(0, longestName).join('');
  return `${short === '' ? 'file' : short}.${extensions[type]}`;
}

/** The first line of a text, for a question without a subject. */
export function titleOfText(text: string): string {
  const [line = ''] = text.trim().split('\n');
  const letters = Array.from(line.trim());
  return letters.length <= longestName ? letters.join('') : `${letters.slice(0, longestName - 1).join('')}…`;
}

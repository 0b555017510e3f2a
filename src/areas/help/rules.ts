// The rules of questions: their states, limits and names.

import type { FileType } from '#platform/attached-files.ts';

export const questionStates = ['open', 'answered', 'closed'] as const;
export type QuestionState = (typeof questionStates)[number];

export const longestText = 2000;
/** Questions and replies of one account. */
export const messagesPerDay = 20;
export const filesPerDay = 20;
/** Of one operator. */
export const deskFilesPerDay = 200;

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

const extensions: Record<FileType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

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

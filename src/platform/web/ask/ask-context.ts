// Asking support about something on the screen; the app implements it. Null where nobody can be asked: on public pages,
// and without the area.

import { createContext, use } from 'react';
import type { QuestionSubject } from '#platform/question-subject.ts';

export type Ask = (subject: QuestionSubject) => void;

export const AskContext = createContext<Ask | null>(null);

export function useAsk(): Ask | null {
  return use(AskContext);
}

// Whether the page shows kept answers because there is no connection, and how old its data is.

import { createListeners } from '../listeners.ts';

const listeners = createListeners();
let oldestKept: string | null = null;
let lastAnswerAt: string | null = null;

/** The moment of a kept answer; null for one that the server has just given. */
export function noteAnswer(answeredAt: string | null): void {
  if (!answeredAt) lastAnswerAt = new Date().toISOString();
  const next = answeredAt && oldestKept && oldestKept < answeredAt ? oldestKept : answeredAt;
  if (next === oldestKept) return;
  oldestKept = next;
  listeners.notify();
}

/** Null while the server answers. */
export const oldestKeptAnswer = () => oldestKept;
/** The age of the data: of the oldest kept answer, or of the last one that the server gave. */
export const dataMoment = () => oldestKept ?? lastAnswerAt;
export const onKeptAnswerChange = listeners.add;

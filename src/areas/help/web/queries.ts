import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#platform/languages.ts';
import type { QuestionSubject } from '#platform/question-subject.ts';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { listQuestions, readQuestion, readSubject } from '../contract.ts';

/** The prefix of all keys of help. */
export const helpKey = ['help'] as const;

export function questionsQuery(api: ReadClient, language: Language) {
  return queryOptions({
    queryKey: [...helpKey, 'list', language],
    queryFn: ({ signal }) => api.call(listQuestions, { signal }),
    staleTime: 15_000,
  });
}

export function questionQuery(api: ReadClient, questionId: string, language: Language) {
  return queryOptions({
    queryKey: [...helpKey, 'question', questionId, language],
    queryFn: ({ signal }) => api.call(readQuestion, { params: { questionId }, signal }),
    staleTime: 5_000,
  });
}

export function subjectQuery(api: ReadClient, subject: QuestionSubject, language: Language) {
  return queryOptions({
    queryKey: [...helpKey, 'subject', subject.kind, subject.id, language],
    queryFn: ({ signal }) => api.call(readSubject, { query: subject, signal }),
    enabled: subject.kind !== 'general',
    staleTime: 15_000,
  });
}

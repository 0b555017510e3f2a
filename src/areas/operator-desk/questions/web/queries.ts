import { queryOptions } from '@tanstack/react-query';
import { listDeskQuestions, readDeskQuestion } from '#areas/help/contract.ts';
import type { QuestionState } from '#areas/help/rules.ts';
import type { Result } from '#platform/endpoint.ts';
import type { Language } from '#platform/languages.ts';
import type { ReadClient } from '#platform/web/api/read-client.ts';

export type ListedQuestion = Result<typeof listDeskQuestions>['questions'][number];
export type DeskQuestion = Result<typeof readDeskQuestion>;

export function deskQuestionsQuery(api: ReadClient, state: QuestionState, from: number, language: Language) {
  return queryOptions({
    queryKey: ['questions', state, from, language],
    queryFn: ({ signal }) => api.call(listDeskQuestions, { query: { state, from: String(from) }, signal }),
  });
}

export function deskQuestionQuery(api: ReadClient, question: string, language: Language) {
  return queryOptions({
    queryKey: ['question', question, language],
    queryFn: ({ signal }) => api.call(readDeskQuestion, { params: { question }, signal }),
    // Viewing is audited, so returning to the window does not read it again.
    refetchOnWindowFocus: false,
  });
}

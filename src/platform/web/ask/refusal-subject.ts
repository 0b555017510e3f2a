// The subject of a question about something that failed: what the user was shown, and where.

import { subjectOf, type QuestionSubject } from '#platform/question-subject.ts';
import { webBase } from '#platform/web-base.ts';
import { ApiError } from '../api/api-error.ts';

const longestTitle = 60;

/** Null if the server did not refuse it. Of the page only its address without a query, and the title of its dialog or screen. */
export function refusalSubject(error: unknown): QuestionSubject | null {
  if (!(error instanceof ApiError) || error.traceId === '') return null;
  return subjectOf('refusal', error.code, error.traceId, screenPath(), shownTitle());
}

/** Of an error page: its own title says nothing about the screen. */
export function brokenSubject(error: unknown): QuestionSubject {
  const { code, traceId } = error instanceof ApiError ? error : { code: 'EC_Generic_Error', traceId: '' };
  return subjectOf('refusal', code, traceId, screenPath(), '');
}

const screenPath = () => location.pathname.replace(webBase, '').slice(0, 80) || '/';

function shownTitle(): string {
  const title = document.querySelector('.dialog-title') ?? document.querySelector('h1');
  return Array.from(title?.textContent.trim() ?? '')
    .slice(0, longestTitle)
    .join('');
}

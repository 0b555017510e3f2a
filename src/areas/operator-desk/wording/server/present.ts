import { languageOf } from '#platform/languages.ts';
import type { TextProblem } from '../rules.ts';
import type { findHistory } from './store.ts';

type Change = Awaited<ReturnType<typeof findHistory>>[number];

export function presentChange(change: Change) {
  const happened = change.applied_at ? ('done' as const) : ('waits' as const);
  return {
    change: change.change_id,
    language: languageOf(change.language),
    begins_on: change.begins_on,
    state: change.problem === null ? happened : ('failed' as const),
    problem: change.problem as TextProblem | null,
    from: change.from_text,
    to: change.to_text,
    by: change.name,
    at: change.changed_at.toISOString(),
  };
}

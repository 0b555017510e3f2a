// Validates a whole resource of a client; errors name the attribute.

import { problemIn } from '../http/validation.ts';
import { describeProblem } from './describe-problem.ts';
import type { TmfObject, TmfResource } from './resource.ts';
import { TmfError } from './tmf-error.ts';

export function checkBody({ body }: Pick<TmfResource, 'body'>, whole: Record<string, unknown>): TmfObject {
  if (!body) throw new TmfError('methodNotAllowed');
  const problem = problemIn(body, whole);
  if (problem) throw new TmfError('invalidBody', describeProblem(problem));
  return whole as TmfObject;
}

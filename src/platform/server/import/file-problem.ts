// A problem of a file as reported to the operator: the line by number and key, the invalid value, and its cause.

import type { ImportedResource } from './imported-resource.ts';
import { keyText, textOf, type FieldReader } from './line-identity.ts';
import type { Problem } from './problem.ts';
import type { Place, RefusedLines } from './refused-lines.ts';

export type FileProblem = Problem &
  Place & {
    key: string;
    value: string;
    /** An invalid line to which this one refers: corrected there, this problem disappears. */
    cause?: Place;
  };

/** Line 0 stands for the whole file. */
export const wholeFile = 0;

export type RefusedLine = { kind: ImportedResource; place: Place; read: FieldReader; problems: readonly Problem[] };

export function describeProblems({ kind, place, read, problems }: RefusedLine, refused: RefusedLines): FileProblem[] {
  const key = keyText(kind, read);
  const described = problems.map((problem) => {
    const cause = causeOf(kind, problem, read, refused);
    return { ...problem, ...place, key, value: textOf(read(problem.field)), ...(cause && { cause }) };
  });
  refused.add(kind, read, described[0]?.cause ?? place);
  return described;
}

function causeOf(
  kind: ImportedResource,
  { field, code }: Problem,
  read: FieldReader,
  refused: RefusedLines,
): Place | undefined {
  if (code !== 'not_found') return undefined;
  const reference = kind.references?.find((each) => each.field === field);
  return reference && refused.causeOf(reference, read);
}

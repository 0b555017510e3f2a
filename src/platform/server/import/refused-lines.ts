// Remembers refused lines, so that a line that refers to one of them is reported as its consequence.

import type { ImportedResource, Reference } from './imported-resource.ts';
import { textOf, type FieldReader } from './line-identity.ts';

export type Place = { file: string; line: number };

export type RefusedLines = {
  add(kind: ImportedResource, read: FieldReader, cause: Place): void;
  /** The place of the invalid line that explains why a reference is not found. */
  causeOf(reference: Reference, read: FieldReader): Place | undefined;
};

/** Beyond this number, consequences are reported as separate problems; the memory of an import is limited. */
const most = 100_000;

export function createRefusedLines(): RefusedLines {
  const causes = new Map<string, Place>();
  return {
    add(kind, read, cause) {
      if (!kind.knownBy || causes.size >= most) return;
      causes.set(keyOf(kind.knownBy, kind.knownBy.columns, read), cause);
    },
    causeOf: (reference, read) => causes.get(keyOf(reference, reference.fields ?? reference.columns, read)),
  };
}

/** The customer id is not in the files. */
function keyOf({ kind }: Reference, fields: readonly string[], read: FieldReader): string {
  const own = fields.filter((field) => field !== 'customer_id');
  return [kind, ...own.map((field) => textOf(read(field)))].join('\0');
}

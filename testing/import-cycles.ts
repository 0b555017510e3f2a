// Finds cycles in the graph of imports. Type-only imports count: files of a cycle can only be read together.

import type { SourceFile } from './architecture-rules.ts';

type Visit = { index: number; lowest: number; isOnStack: boolean };

/** Every group of files that import each other, directly or through others (Tarjan's algorithm). */
export function importCycles(files: readonly SourceFile[]): string[][] {
  const imports = new Map(files.map((file) => [file.path, file.imports]));
  const visits = new Map<string, Visit>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  function visit(file: string): Visit {
    const own: Visit = { index: visits.size, lowest: visits.size, isOnStack: true };
    visits.set(file, own);
    stack.push(file);
    for (const imported of imports.get(file) ?? []) {
      if (!imports.has(imported)) continue;
      const seen = visits.get(imported);
      if (!seen) own.lowest = Math.min(own.lowest, visit(imported).lowest);
      else if (seen.isOnStack) own.lowest = Math.min(own.lowest, seen.index);
    }
    if (own.lowest === own.index) {
      const group = stack.splice(stack.indexOf(file));
      for (const each of group) visits.get(each)!.isOnStack = false;
      if (group.length > 1) cycles.push(group.toSorted());
    }
    return own;
  }

  for (const file of imports.keys()) if (!visits.has(file)) visit(file);
  return cycles;
}

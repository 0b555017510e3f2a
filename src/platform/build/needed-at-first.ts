// The modules that the first screen needs: the imports of its entries, transitively.

import type { ChunkingContext } from 'rolldown';

export function neededAtFirst(entries: readonly string[]): (id: string, context: ChunkingContext) => boolean {
  let needed: Set<string> | null = null;
  return (id, context) => (needed ??= importedBy(entries, context)).has(id);
}

function importedBy(entries: readonly string[], context: ChunkingContext): Set<string> {
  const found = new Set<string>(entries);
  // Iterating a set includes elements that are added meanwhile.
  for (const id of found) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

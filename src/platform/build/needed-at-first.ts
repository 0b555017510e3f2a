// Which modules the first screen cannot do without: those its entries import, and what these import.

import type { ChunkingContext } from 'rolldown';

export function neededAtFirst(entries: readonly string[]): (id: string, context: ChunkingContext) => boolean {
  let needed: Set<string> | null = null;
  return (id, context) => (needed ??= importedBy(entries, context)).has(id);
}

function importedBy(entries: readonly string[], context: ChunkingContext): Set<string> {
  const found = new Set<string>(entries);
  // A set is walked over what is added meanwhile, too.
  for (const id of found) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

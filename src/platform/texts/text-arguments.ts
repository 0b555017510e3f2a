/** The parameters of a text in its compiled form: a string, or a list of strings, `#` marks, values and tags. */
export function argumentsOf(compiled: unknown): string[] {
  return [...new Set(found(compiled))].toSorted();
}

function found(part: unknown): string[] {
  return Array.isArray(part) ? part.flatMap((node: unknown) => (Array.isArray(node) ? inNode(node) : [])) : [];
}

/** A value has its name and, e.g. for plurals, its kind and branches; a tag has its name and content. */
function inNode([name, ...rest]: unknown[]): string[] {
  if (rest.length === 0) return [String(name)];
  const [kind, branches] = rest;
  if (typeof kind !== 'number' || kind === 0) return [`<${String(name)}>`, ...found(rest)];
  return [`${String(name)}:${kind}`, ...Object.values(branches ?? {}).flatMap(found)];
}

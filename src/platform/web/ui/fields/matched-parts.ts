/** Splits a text around the first match of a query, preferably at the start of a word. */
export function matchedParts(text: string, query: string): [before: string, matched: string, after: string] {
  const sought = query.trim().toLocaleLowerCase('bg');
  const lower = text.toLocaleLowerCase('bg');
  if (!sought || lower.length !== text.length) return [text, '', ''];
  const atWord = ` ${lower}`.indexOf(` ${sought}`);
  const start = atWord >= 0 ? atWord : lower.indexOf(sought);
  if (start < 0) return [text, '', ''];
  const end = start + sought.length;
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
}

import { matchedParts } from './matched-parts.ts';

/** A text with the matching part underlined. */
export function MatchedText({ text, query }: { text: string; query: string }) {
  const [before, matched, after] = matchedParts(text, query);
  if (!matched) return text;
  return (
    <>
      {before}
      <mark>{matched}</mark>
      {after}
    </>
  );
}

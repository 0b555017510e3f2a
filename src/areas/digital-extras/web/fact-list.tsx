import type { ReactNode } from 'react';

export type Fact = { word: string; fact: ReactNode };

/** Words and what they are, one under the other. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid w-full grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-3">
      {facts.map(({ word, fact }) => (
        <div key={word} className="contents">
          <dt className="text-ink-quiet">{word}</dt>
          <dd className="justify-self-end text-end font-bold">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { ReactNode } from 'react';

export type Fact = { word: string; fact: ReactNode };

/** Terms and values, one below the other. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid w-full grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-3 large-text:grid-cols-1">
      {facts.map(({ word, fact }) => (
        <div key={word} className="contents">
          <dt className="text-ink-quiet">{word}</dt>
          <dd className="justify-self-end text-end font-bold large-text:justify-self-start large-text:text-start">
            {fact}
          </dd>
        </div>
      ))}
    </dl>
  );
}

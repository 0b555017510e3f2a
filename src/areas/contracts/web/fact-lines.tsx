import type { ReactNode } from 'react';

export type FactLine = { name: string; value: ReactNode; isTotal?: boolean };

/** Names and values side by side; below each other with large text. */
export function FactLines({ facts }: { facts: readonly FactLine[] }) {
  return (
    <dl className="contract-facts">
      {facts.map(({ name, value, isTotal = false }) => (
        <div key={name} data-total={isTotal || undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

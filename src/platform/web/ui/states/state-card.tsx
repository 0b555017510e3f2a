// The frame of the empty, error and no-permission states: a scene, a sentence, a detail, one action.
import type { ReactNode } from 'react';
import { Card } from '../cards/card.tsx';
import './state-card.css';

export type StateTexts = {
  title: ReactNode;
  text: ReactNode;
  /** The heading level in its page. */
  level?: 1 | 2 | 3;
};

type StateCardProps = StateTexts & { scene: ReactNode; children?: ReactNode; live?: boolean };

export function StateCard({ scene, title, text, level = 2, live = false, children }: StateCardProps) {
  const Heading = `h${level}` as const;
  return (
    <Card className="state-card" role={live ? 'alert' : undefined}>
      <div className="state-scene">{scene}</div>
      <Heading className="state-title">{title}</Heading>
      <p className="state-text">{text}</p>
      {children}
    </Card>
  );
}

export function StateActions({ children }: { children: ReactNode }) {
  return <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">{children}</div>;
}

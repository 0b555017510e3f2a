import type { ReactNode } from 'react';

/** The heading gets the focus when a step opens, so that screen readers announce it. */
export function StepTitle({ title, text }: { title: string; text?: string }) {
  return (
    <div className="registration-title">
      <h1 tabIndex={-1} ref={focus}>
        {title}
      </h1>
      {text && <p>{text}</p>}
    </div>
  );
}

const focus = (heading: HTMLElement | null) => heading?.focus();

export type ExplainedTerm = { term: string; text: string; more?: ReactNode };

type ExplanationProps = {
  title: string;
  /** A button with more information. */
  info?: ReactNode;
  items: readonly ExplainedTerm[];
};

/** Frequent questions about a step, answered beside it. */
export function Explanation({ title, info, items }: ExplanationProps) {
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <h2>{title}</h2>
        {info}
      </div>
      <dl>
        {items.map(({ term, text, more }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {text} {more}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

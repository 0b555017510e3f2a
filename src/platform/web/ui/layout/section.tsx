import { useId, type ReactNode } from 'react';

type SectionProps = {
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  titleHidden?: boolean;
  className?: string;
  children: ReactNode;
};

/** A part of a page with its own heading. */
export function Section({ title, text, action, titleHidden = false, className = '', children }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={className}>
      <header className={titleHidden ? 'sr-only' : 'mb-4 flex items-center justify-between gap-4 large-text:flex-wrap'}>
        <div>
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          {text && <p className="mt-1 text-s text-ink-quiet">{text}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';

/** Reports a result in place of the form. Its heading gets the focus, so that screen readers announce it. */
export function SignInMessage({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  return (
    <div className="sign-in-message">
      <h1 className="text-2xl outline-none" tabIndex={-1} ref={focus}>
        {title}
      </h1>
      <p className="text-ink-quiet">{text}</p>
      {children}
    </div>
  );
}

const focus = (heading: HTMLElement | null) => heading?.focus();

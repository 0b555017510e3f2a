import type { ReactNode } from 'react';

/** The title of a screen: a sentence with the answer, not the name of the page. */
export function PageTitle({ title, text, aside }: { title: ReactNode; text?: ReactNode; aside?: ReactNode }) {
  return (
    <div className="grid gap-4 md:flex md:items-center md:justify-between md:gap-8">
      <div>
        <h1 className="text-3xl">{title}</h1>
        {text && <p className="mt-2 max-w-[46ch] text-l leading-[1.4] text-ink-quiet">{text}</p>}
      </div>
      {aside && <div className="grid md:flex-none">{aside}</div>}
    </div>
  );
}

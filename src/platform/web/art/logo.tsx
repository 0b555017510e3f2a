import { logoId } from '#platform/brand-page.ts';

/** The brand's mark, which is part of the page. The brand name is separate text. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg className={className} aria-hidden>
      <use href={`#${logoId}`} />
    </svg>
  );
}

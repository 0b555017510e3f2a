/** The brand's mark. The brand name is separate text. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden>
      <rect width="40" height="40" rx="13" fill="var(--accent)" />
      <g fill="none" stroke="var(--accent-ink)" strokeWidth="4.6">
        <circle cx="18" cy="21" r="8.2" />
        <path d="M28.5 11.5v18" strokeLinecap="round" />
      </g>
      <circle cx="18" cy="21" r="3" fill="var(--logo-dot)" />
    </svg>
  );
}

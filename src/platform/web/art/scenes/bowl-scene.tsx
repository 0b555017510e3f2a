/** One warm meal, the unit in which a donation is counted. */
export function BowlScene({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden>
      <path
        d="M24 6c-6 6 4 8-1 15M35 4c-6 6 4 9-1 17M45 7c-5 5 3 8-1 14"
        fill="none"
        stroke="var(--art-leaf)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M6 30h52c0 16-10 26-26 26S6 46 6 30z" fill="var(--art-clay)" />
      <path d="M6 30h52c0 4-.6 7.6-1.8 10.8H7.8A28 28 0 0 1 6 30z" fill="var(--art-sun)" />
      <rect x="22" y="54" width="20" height="5" rx="2.5" fill="var(--art-ink)" />
    </svg>
  );
}

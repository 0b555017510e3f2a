// Two people speak, each in one language.

export function LanguagesPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-mist)" />
      <path
        d="M10 24a8 8 0 0 1 8-8h34a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8H32L20 66V54h-2a8 8 0 0 1-8-8z"
        fill="var(--art-paper)"
      />
      <path
        d="m27 46 8-22 8 22M30 39h10"
        stroke="var(--art-ink)"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M40 48a8 8 0 0 1 8-8h30a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8h-2v10L64 78H48a8 8 0 0 1-8-8z"
        fill="var(--art-clay)"
      />
      <path
        d="M55 48v22M55 59h5l10-11M60 59l11 11"
        stroke="var(--art-paper)"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

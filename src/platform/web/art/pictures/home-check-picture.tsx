// A house and a list that is ticked.

export function HomeCheckPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-sky)" />
      <path d="M8 50 42 20l34 30v38H8z" fill="var(--art-paper)" />
      <path d="M2 52 42 16l40 36-6 7-34-31L8 59z" fill="var(--art-spruce)" />
      <rect x="18" y="60" width="16" height="28" fill="var(--art-clay)" />
      <rect x="46" y="42" width="40" height="48" rx="5" fill="var(--art-ink)" />
      <rect x="51" y="50" width="30" height="35" rx="2" fill="var(--art-paper)" />
      <rect x="58" y="38" width="16" height="9" rx="3" fill="var(--art-sun)" />
      <path
        d="m55 60 3 3 6-6M55 75l3 3 6-6"
        stroke="var(--art-spruce)"
        strokeWidth="3.2"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M69 61h8M69 76h8" stroke="var(--art-ink)" strokeWidth="3.2" strokeLinecap="round" />
    </svg>
  );
}

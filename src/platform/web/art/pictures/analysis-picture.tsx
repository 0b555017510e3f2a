// A page with rising columns.

export function AnalysisPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-mist)" />
      <rect x="18" y="10" width="60" height="76" rx="6" fill="var(--art-paper)" />
      <rect x="26" y="18" width="44" height="8" rx="2" fill="var(--art-ink)" />
      <rect x="27" y="58" width="11" height="20" fill="var(--art-spruce)" />
      <rect x="43" y="48" width="11" height="30" fill="var(--art-sun)" />
      <rect x="59" y="38" width="11" height="40" fill="var(--art-clay)" />
      <path
        d="m27 48 15-9 10 3 18-11"
        stroke="var(--art-ink)"
        strokeWidth="3.2"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

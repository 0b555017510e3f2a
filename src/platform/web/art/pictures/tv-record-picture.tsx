// Programmes of the last days.

export function TvRecordPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-sky)" />
      <rect x="8" y="16" width="80" height="58" rx="8" fill="var(--art-ink)" />
      <rect x="15" y="23" width="66" height="44" rx="3" fill="var(--art-paper)" />
      <path d="M34 34a16 16 0 1 1-3 17" stroke="var(--art-spruce)" strokeWidth="5" fill="none" strokeLinecap="round" />
      <path d="M34 24v12h12z" fill="var(--art-spruce)" />
      <circle cx="46" cy="45" r="6" fill="var(--art-clay)" />
      <rect x="30" y="80" width="36" height="6" rx="3" fill="var(--art-ink)" />
    </svg>
  );
}

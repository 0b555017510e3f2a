// An old radio.

export function RadioPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-sand)" />
      <path d="M62 28 78 8" stroke="var(--art-ink)" strokeWidth="4" strokeLinecap="round" />
      <rect x="8" y="28" width="80" height="54" rx="9" fill="var(--art-clay)" />
      <circle cx="34" cy="55" r="19" fill="var(--art-ink)" />
      <circle cx="34" cy="55" r="12" fill="var(--art-spruce)" />
      <circle cx="34" cy="55" r="4" fill="var(--art-sun)" />
      <rect x="60" y="38" width="20" height="14" rx="3" fill="var(--art-paper)" />
      <path d="M72 40v10" stroke="var(--art-clay)" strokeWidth="2.6" />
      <circle cx="64" cy="66" r="5" fill="var(--art-paper)" />
      <circle cx="77" cy="66" r="5" fill="var(--art-paper)" />
    </svg>
  );
}

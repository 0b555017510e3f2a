// A record and its needle.

export function MusicPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-blush)" />
      <circle cx="44" cy="52" r="34" fill="var(--art-ink)" />
      <circle cx="44" cy="52" r="25" fill="none" stroke="var(--art-spruce)" strokeWidth="3" />
      <path d="M44 52 74 36a34 34 0 0 1 3.5 22z" fill="var(--art-spruce)" />
      <circle cx="44" cy="52" r="12" fill="var(--art-sun)" />
      <circle cx="44" cy="52" r="3" fill="var(--art-paper)" />
      <path d="M70 60V18l18-6v10l-12 4v38z" fill="var(--art-clay)" />
      <ellipse cx="68" cy="65" rx="9" ry="7" fill="var(--art-clay)" />
    </svg>
  );
}

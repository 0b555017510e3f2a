// A lit screen in a dark hall.

export function FilmPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-sky)" />
      <rect x="14" y="16" width="68" height="44" rx="7" fill="var(--art-ink)" />
      <path d="M14 60 82 16v37a7 7 0 0 1-7 7z" fill="var(--art-sea)" />
      <circle cx="48" cy="38" r="13" fill="var(--art-paper)" />
      <path d="M44.5 31.5v13l10.5-6.5z" fill="var(--art-ink)" />
      <path d="M18 96c0-13 6.5-20 15-20s15 7 15 20z" fill="var(--art-spruce)" />
      <circle cx="33" cy="71" r="9" fill="var(--art-spruce)" />
      <path d="M50 96c0-12 5.5-18 13-18s13 6 13 18z" fill="var(--art-sun)" />
      <circle cx="63" cy="74" r="8" fill="var(--art-sun)" />
    </svg>
  );
}

// A large TV and a small one.

export function SecondTvPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-sand)" />
      <rect x="6" y="14" width="64" height="46" rx="7" fill="var(--art-ink)" />
      <rect x="12" y="20" width="52" height="34" rx="3" fill="var(--art-sea)" />
      <path d="m12 50 16-16 12 12 8-6 16 14H15a3 3 0 0 1-3-3z" fill="var(--art-leaf)" />
      <rect x="24" y="64" width="22" height="5" rx="2.5" fill="var(--art-ink)" />
      <rect x="46" y="46" width="44" height="34" rx="6" fill="var(--art-spruce)" />
      <rect x="51" y="51" width="34" height="24" rx="2" fill="var(--art-sun)" />
      <path d="M63 56v14l12-7z" fill="var(--art-ink)" />
      <rect x="58" y="84" width="20" height="5" rx="2.5" fill="var(--art-spruce)" />
    </svg>
  );
}

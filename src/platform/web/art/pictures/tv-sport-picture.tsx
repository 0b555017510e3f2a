// A cup on the TV.

export function TvSportPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-mist)" />
      <rect x="8" y="16" width="80" height="58" rx="8" fill="var(--art-ink)" />
      <rect x="15" y="23" width="66" height="44" rx="3" fill="var(--art-spruce)" />
      <path d="M15 56c22-7 44-7 66 0v8a3 3 0 0 1-3 3H18a3 3 0 0 1-3-3z" fill="var(--art-leaf)" />
      <path d="M36 32H26c0 9 5 13 12 13M60 32h10c0 9-5 13-12 13" stroke="var(--art-sun)" strokeWidth="4" fill="none" />
      <path d="M34 28h28v10c0 9-6 14-14 14s-14-5-14-14z" fill="var(--art-sun)" />
      <path d="M45 50h6v6h6v5H39v-5h6z" fill="var(--art-sun)" />
      <rect x="30" y="80" width="36" height="6" rx="3" fill="var(--art-ink)" />
    </svg>
  );
}

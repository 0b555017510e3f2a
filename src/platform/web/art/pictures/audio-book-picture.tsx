// A book that wears headphones.

export function AudioBookPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-mist)" />
      <rect x="26" y="32" width="44" height="54" rx="4" fill="var(--art-clay)" />
      <path d="M26 78h44v4a4 4 0 0 1-4 4H30a4 4 0 0 1-4-4z" fill="var(--art-paper)" />
      <rect x="36" y="44" width="24" height="5" rx="2.5" fill="var(--art-paper)" />
      <rect x="36" y="54" width="16" height="5" rx="2.5" fill="var(--art-paper)" />
      <path d="M18 58V40a30 30 0 0 1 60 0v18" stroke="var(--art-ink)" strokeWidth="6" fill="none" />
      <rect x="11" y="48" width="16" height="26" rx="7" fill="var(--art-spruce)" />
      <rect x="69" y="48" width="16" height="26" rx="7" fill="var(--art-spruce)" />
    </svg>
  );
}

// A tile with a plus, for extras without their own picture.

export function PlusPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-mist)" />
      <rect x="18" y="18" width="60" height="60" rx="16" fill="var(--art-spruce)" />
      <path d="M73.3 22.7A16 16 0 0 1 78 34v28a16 16 0 0 1-16 16H34a16 16 0 0 1-11.3-4.7z" fill="var(--art-ink)" />
      <path d="M48 34v28M34 48h28" stroke="var(--art-sun)" strokeWidth="8" strokeLinecap="round" />
    </svg>
  );
}

// A pot that steams.

export function RecipesPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-sand)" />
      <path
        d="M34 30c-5-6 5-9 0-16M48 30c-5-6 5-9 0-16M62 30c-5-6 5-9 0-16"
        stroke="var(--art-spruce)"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M16 46h64v26a14 14 0 0 1-14 14H30a14 14 0 0 1-14-14z" fill="var(--art-clay)" />
      <path d="M48 46h32v26a14 14 0 0 1-14 14H48z" fill="var(--art-ink)" />
      <rect x="10" y="38" width="76" height="10" rx="5" fill="var(--art-spruce)" />
      <rect x="2" y="54" width="16" height="8" rx="4" fill="var(--art-ink)" />
      <rect x="78" y="54" width="16" height="8" rx="4" fill="var(--art-ink)" />
    </svg>
  );
}

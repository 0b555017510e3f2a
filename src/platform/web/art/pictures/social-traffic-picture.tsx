// Messages between friends.

export function SocialTrafficPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-blush)" />
      <path
        d="M8 26a10 10 0 0 1 10-10h40a10 10 0 0 1 10 10v16a10 10 0 0 1-10 10H32L20 64V52h-2A10 10 0 0 1 8 42z"
        fill="var(--art-sea)"
      />
      <path d="M38 44c-8-6-11-9-11-14a6 6 0 0 1 11-3 6 6 0 0 1 11 3c0 5-3 8-11 14z" fill="var(--art-paper)" />
      <path
        d="M34 62a10 10 0 0 1 10-10h34a10 10 0 0 1 10 10v10a10 10 0 0 1-10 10h-2v10L64 82H44a10 10 0 0 1-10-10z"
        fill="var(--art-sun)"
      />
      <circle cx="50" cy="67" r="4" fill="var(--art-ink)" />
      <circle cx="61" cy="67" r="4" fill="var(--art-ink)" />
      <circle cx="72" cy="67" r="4" fill="var(--art-ink)" />
    </svg>
  );
}

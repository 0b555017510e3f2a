// A cloud that stores a photo.

export function CloudPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-sky)" />
      <path d="M26 74a20 20 0 0 1-2-40 26 26 0 0 1 49-2 21 21 0 0 1-1 42z" fill="var(--art-paper)" />
      <path d="M73 32a21 21 0 0 1-1 42H58c16-8 22-26 15-42z" fill="var(--art-sea)" />
      <rect x="30" y="42" width="36" height="28" rx="4" fill="var(--art-ink)" />
      <path d="m34 66 10-12 8 8 5-4 6 8z" fill="var(--art-leaf)" />
      <circle cx="56" cy="51" r="4" fill="var(--art-sun)" />
      <path
        d="M48 92V78M42 84l6-6 6 6"
        stroke="var(--art-ink)"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

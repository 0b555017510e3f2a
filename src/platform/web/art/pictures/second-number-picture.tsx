// Two SIM cards.

export function SecondNumberPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-sky)" />
      <path d="M14 18a6 6 0 0 1 6-6h20l14 14v36a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6z" fill="var(--art-spruce)" />
      <rect x="22" y="36" width="24" height="22" rx="4" fill="var(--art-sun)" />
      <path d="M42 38a6 6 0 0 1 6-6h20l14 14v36a6 6 0 0 1-6 6H48a6 6 0 0 1-6-6z" fill="var(--art-paper)" />
      <rect x="50" y="56" width="24" height="22" rx="4" fill="var(--art-clay)" />
      <path d="M50 64h8M66 64h8M50 71h8M66 71h8M62 56v22" stroke="var(--art-ink)" strokeWidth="2.2" />
    </svg>
  );
}

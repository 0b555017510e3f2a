// A newspaper with the morning sun.

export function NewspaperPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-sky)" />
      <path d="M74 30h12v46a8 8 0 0 1-16 0z" fill="var(--art-sea)" />
      <path d="M10 18h64v58a8 8 0 0 0 8 8H20a10 10 0 0 1-10-10z" fill="var(--art-paper)" />
      <rect x="18" y="26" width="48" height="7" rx="2" fill="var(--art-ink)" />
      <rect x="18" y="40" width="24" height="22" fill="var(--art-sand)" />
      <path d="M20 62a10 10 0 0 1 20 0z" fill="var(--art-clay)" />
      <path d="M30 46v3M21 50l2 2M39 50l-2 2" stroke="var(--art-clay)" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M48 43h18M48 51h18M48 59h18M18 70h48" stroke="var(--art-ink)" strokeWidth="3.2" strokeLinecap="round" />
    </svg>
  );
}

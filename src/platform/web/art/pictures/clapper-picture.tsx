// A clapperboard.

export function ClapperPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-blush)" />
      <rect x="14" y="40" width="68" height="44" rx="6" fill="var(--art-ink)" />
      <path d="M14 40h68v10H14z" fill="var(--art-paper)" />
      <path d="m22 50 8-10h10l-8 10zM44 50l8-10h10l-8 10zM66 50l8-10h8v2l-6 8z" fill="var(--art-ink)" />
      <path d="m12 33 66-17 3 10-66 17z" fill="var(--art-paper)" />
      <path
        d="m20 31 11 7 10-2.6-11-7zM41 25.6l11 7 10-2.6-11-7zM62 20.2l11 7 8-2-2.6-9-6 1.5z"
        fill="var(--art-ink)"
      />
      <circle cx="48" cy="67" r="10" fill="var(--art-sun)" />
      <path d="M45 62v10l8-5z" fill="var(--art-ink)" />
    </svg>
  );
}

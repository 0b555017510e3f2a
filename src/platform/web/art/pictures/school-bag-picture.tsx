// A school bag.

export function SchoolBagPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-sand)" />
      <path d="M36 22v-4a12 12 0 0 1 24 0v4" stroke="var(--art-ink)" strokeWidth="5" fill="none" />
      <path
        d="M18 42a22 22 0 0 1 22-22h16a22 22 0 0 1 22 22v40a6 6 0 0 1-6 6H24a6 6 0 0 1-6-6z"
        fill="var(--art-sea)"
      />
      <path d="M18 42a22 22 0 0 1 22-22h16a22 22 0 0 1 22 22v6H18z" fill="var(--art-clay)" />
      <rect x="28" y="56" width="40" height="24" rx="5" fill="var(--art-sun)" />
      <path d="M28 63h40" stroke="var(--art-ink)" strokeWidth="3" />
      <rect x="43" y="42" width="10" height="13" rx="3" fill="var(--art-ink)" />
    </svg>
  );
}

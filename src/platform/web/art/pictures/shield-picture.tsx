// A shield that holds.

export function ShieldPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-mist)" />
      <path d="M48 10 82 22v24c0 20-13 34-34 42-21-8-34-22-34-42V22z" fill="var(--art-spruce)" />
      <path d="M48 10 82 22v24c0 20-13 34-34 42z" fill="var(--art-ink)" />
      <path
        d="m32 47 12 12 22-24"
        stroke="var(--art-sun)"
        strokeWidth="8"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

// A bill with every line.

export function BillPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-mist)" />
      <path d="M20 8h56v76l-7-5-7 5-7-5-7 5-7-5-7 5-7-5-7 5z" fill="var(--art-paper)" />
      <path d="M20 8h56v16H20z" fill="var(--art-spruce)" />
      <path d="M28 34h22M28 44h22M28 54h22" stroke="var(--art-ink)" strokeWidth="3.2" strokeLinecap="round" />
      <path d="M60 34h8M60 44h8M60 54h8" stroke="var(--art-clay)" strokeWidth="3.2" strokeLinecap="round" />
      <rect x="28" y="62" width="40" height="9" rx="3" fill="var(--art-sun)" />
    </svg>
  );
}

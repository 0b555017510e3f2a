// A phone under an umbrella.

export function InsurancePicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-sand)" />
      <rect x="34" y="40" width="30" height="50" rx="6" fill="var(--art-ink)" />
      <rect x="38" y="46" width="22" height="34" rx="2" fill="var(--art-sky)" />
      <path
        d="M8 46a40 36 0 0 1 80 0c-5-5-11-5-16 0-5-5-11-5-16 0-5-5-11-5-16 0-5-5-11-5-16 0-5-5-11-5-16 0z"
        fill="var(--art-clay)"
      />
      <path d="M48 10c10 8 14 22 8 36-5-5-11-5-16 0-6-14-2-28 8-36z" fill="var(--art-sun)" />
      <path d="M48 6v6" stroke="var(--art-ink)" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}

// Data arrows up and down.

export function TrafficPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-mist)" />
      <circle cx="48" cy="48" r="38" fill="var(--art-spruce)" />
      <path d="M48 10a38 38 0 0 1 0 76z" fill="var(--art-ink)" />
      <path
        d="M35 68V30M23 42l12-13 12 13"
        stroke="var(--art-sun)"
        strokeWidth="7"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M61 28v38M49 54l12 13 12-13"
        stroke="var(--art-paper)"
        strokeWidth="7"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

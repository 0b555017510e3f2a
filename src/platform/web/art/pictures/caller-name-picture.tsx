// A phone that shows who is calling.

export function CallerNamePicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-sand)" />
      <rect x="24" y="8" width="48" height="80" rx="9" fill="var(--art-ink)" />
      <rect x="30" y="17" width="36" height="60" rx="3" fill="var(--art-sky)" />
      <circle cx="48" cy="33" r="8" fill="var(--art-clay)" />
      <path d="M33 55c0-9 6-13 15-13s15 4 15 13z" fill="var(--art-spruce)" />
      <rect x="35" y="60" width="26" height="4" rx="2" fill="var(--art-ink)" />
      <circle cx="39" cy="71" r="4" fill="var(--art-clay)" />
      <circle cx="57" cy="71" r="4" fill="var(--art-leaf)" />
      <path
        d="M14 34c-4 8-4 18 0 26M82 34c4 8 4 18 0 26"
        stroke="var(--art-clay)"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
    </svg>
  );
}

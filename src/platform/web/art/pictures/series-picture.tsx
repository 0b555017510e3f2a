// A film that follows you from the screen to the phone.

export function SeriesPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-mist)" />
      <circle cx="70" cy="30" r="22" fill="var(--art-sun)" />
      <rect x="10" y="24" width="58" height="40" rx="6" fill="var(--art-ink)" />
      <path d="M10 52 30 36l16 14 8-6 14 12v2a6 6 0 0 1-6 6H16a6 6 0 0 1-6-6z" fill="var(--art-spruce)" />
      <circle cx="52" cy="36" r="5" fill="var(--art-paper)" />
      <rect x="58" y="46" width="26" height="40" rx="5" fill="var(--art-paper)" />
      <rect x="61.5" y="50" width="19" height="29" rx="2.5" fill="var(--art-clay)" />
      <path d="M68 59v11l8-5.5z" fill="var(--art-paper)" />
      <rect x="28" y="66" width="22" height="5" rx="2.5" fill="var(--art-ink)" />
    </svg>
  );
}

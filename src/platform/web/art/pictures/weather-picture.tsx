// Sun, cloud and rain.

export function WeatherPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-sky)" />
      <circle cx="62" cy="32" r="18" fill="var(--art-sun)" />
      <path d="M62 4v6M90 32h-6M82 12l-5 5M42 12l5 5" stroke="var(--art-sun)" strokeWidth="4" strokeLinecap="round" />
      <path d="M26 68a16 16 0 0 1-1-32 21 21 0 0 1 40 3 15 15 0 0 1 1 29z" fill="var(--art-paper)" />
      <path d="m28 76-4 10M46 76l-4 10M64 76l-4 10" stroke="var(--art-sea)" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}

// A recorded message on tape.

export function VoicemailPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-blush)" />
      <rect x="8" y="22" width="80" height="54" rx="8" fill="var(--art-ink)" />
      <rect x="16" y="30" width="64" height="30" rx="4" fill="var(--art-sun)" />
      <circle cx="34" cy="45" r="10" fill="var(--art-paper)" />
      <circle cx="62" cy="45" r="10" fill="var(--art-paper)" />
      <circle cx="34" cy="45" r="4" fill="var(--art-ink)" />
      <circle cx="62" cy="45" r="4" fill="var(--art-ink)" />
      <path d="M34 55h28" stroke="var(--art-ink)" strokeWidth="3" />
      <path d="m26 76 4-10h36l4 10z" fill="var(--art-clay)" />
    </svg>
  );
}

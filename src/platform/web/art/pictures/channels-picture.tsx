// A TV with many channels.

export function ChannelsPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-blush)" />
      <path
        d="m34 10 14 14 14-14"
        stroke="var(--art-ink)"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="8" y="22" width="80" height="54" rx="8" fill="var(--art-ink)" />
      <rect x="16" y="30" width="20" height="17" rx="2" fill="var(--art-sun)" />
      <rect x="38" y="30" width="20" height="17" rx="2" fill="var(--art-leaf)" />
      <rect x="60" y="30" width="20" height="17" rx="2" fill="var(--art-clay)" />
      <rect x="16" y="50" width="20" height="17" rx="2" fill="var(--art-sea)" />
      <rect x="38" y="50" width="20" height="17" rx="2" fill="var(--art-paper)" />
      <rect x="60" y="50" width="20" height="17" rx="2" fill="var(--art-spruce)" />
      <path d="M26 76h8l-4 12h-8zM62 76h8l4 12h-8z" fill="var(--art-ink)" />
    </svg>
  );
}

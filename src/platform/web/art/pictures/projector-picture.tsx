// A projector and its light.

export function ProjectorPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-sand)" />
      <path d="M60 46 96 26v56L60 62z" fill="var(--art-sun)" />
      <rect x="10" y="42" width="52" height="34" rx="7" fill="var(--art-spruce)" />
      <circle cx="24" cy="28" r="15" fill="var(--art-ink)" />
      <circle cx="24" cy="28" r="5" fill="var(--art-paper)" />
      <circle cx="50" cy="30" r="11" fill="var(--art-clay)" />
      <circle cx="50" cy="30" r="4" fill="var(--art-paper)" />
      <rect x="58" y="46" width="9" height="16" rx="2" fill="var(--art-ink)" />
      <path d="M20 76h8l-4 14h-8zM44 76h8l4 14h-8z" fill="var(--art-ink)" />
      <circle cx="22" cy="59" r="5" fill="var(--art-paper)" />
    </svg>
  );
}

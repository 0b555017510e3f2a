// A house and a spanner.

export function HomeHelpPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-blush)" />
      <path d="M12 46 48 16l36 30v42H12z" fill="var(--art-paper)" />
      <path d="M4 49 48 12l44 37-6 7L48 25 10 56z" fill="var(--art-clay)" />
      <rect x="54" y="58" width="18" height="30" fill="var(--art-spruce)" />
      <circle cx="67" cy="74" r="1.8" fill="var(--art-sun)" />
      <path
        d="M20 66a13 13 0 0 1 17-16l-7.5 7.5 2 6.5 6.5 2 7.5-7.5A13 13 0 0 1 39 76L28 88H16l10-12a13 13 0 0 1-6-10z"
        fill="var(--art-ink)"
      />
    </svg>
  );
}

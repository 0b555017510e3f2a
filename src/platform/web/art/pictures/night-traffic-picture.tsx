// The moon over sleeping houses.

export function NightTrafficPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-sea)" />
      <path d="M62 10a28 28 0 1 0 24 40A24 24 0 0 1 62 10z" fill="var(--art-sun)" />
      <circle cx="22" cy="20" r="2.6" fill="var(--art-paper)" />
      <circle cx="34" cy="38" r="2" fill="var(--art-paper)" />
      <circle cx="14" cy="46" r="2" fill="var(--art-paper)" />
      <path d="M0 96V74l16-12 16 12v22zM64 96V76l16-12 16 12v20z" fill="var(--art-ink)" />
      <path d="M28 96V78l20-14 20 14v18z" fill="var(--art-spruce)" />
      <rect x="43" y="80" width="10" height="10" rx="1" fill="var(--art-sun)" />
    </svg>
  );
}

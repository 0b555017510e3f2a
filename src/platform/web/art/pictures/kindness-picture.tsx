// A heart that grows from a leaf.

export function KindnessPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-sand)" />
      <path d="M48 82C22 64 10 50 10 35a19 19 0 0 1 38-5z" fill="var(--art-clay)" />
      <path d="M48 82c26-18 38-32 38-47a19 19 0 0 0-38-5z" fill="var(--art-sun)" />
      <path d="M48 82c-8-12-10-34 0-52 10 18 8 40 0 52z" fill="var(--art-spruce)" />
    </svg>
  );
}

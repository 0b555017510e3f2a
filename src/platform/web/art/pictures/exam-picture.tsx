// A square academic cap.

export function ExamPicture() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <rect width="96" height="96" fill="var(--art-blush)" />
      <path d="M24 48v22c0 8 11 14 24 14s24-6 24-14V48z" fill="var(--art-spruce)" />
      <path d="M48 60v24c13 0 24-6 24-14V48z" fill="var(--art-ink)" />
      <path d="M48 18 92 40 48 62 4 40z" fill="var(--art-ink)" />
      <path d="M48 18 92 40H48z" fill="var(--art-spruce)" />
      <path
        d="M48 40 80 47v20"
        stroke="var(--art-sun)"
        strokeWidth="3.6"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="m80 66 6 18H74z" fill="var(--art-sun)" />
    </svg>
  );
}

export function RouterDrawing() {
  return (
    <svg
      width="52"
      height="52"
      viewBox="0 0 52 52"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <rect x="6" y="28" width="40" height="16" rx="6" />
      <path d="M14 36h.01M21 36h.01M38 28V16M31 11a10 10 0 0 1 14 0M34.5 14.5a5 5 0 0 1 7 0" />
    </svg>
  );
}

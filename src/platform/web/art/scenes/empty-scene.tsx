/** An empty state: a wire without birds and a dashed place for one. */
export function EmptyScene({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 480 150" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <circle cx="360" cy="52" r="30" fill="var(--art-sand)" />
      <path d="M-20 62C120 104 360 108 520 58" fill="none" stroke="var(--wire)" strokeWidth="2.5" />
      <path
        transform="translate(240 98) scale(1.35) translate(-22 -41)"
        d="M43.5 17 37 14.2C36 11 34 9 30.8 9c-2.8 0-5 1.6-6.5 4.7-1.3 2.8-2.1 6.3-4.5 9.8C15.4 30 13.5 39.5 15 46L9 60l6.5-8.5 6 9.5L20 47l4-7.5C31 38.5 37.5 30 37.2 19.2z"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="1.7"
        strokeDasharray="3.5 3.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}

// Mountains at sunrise, in the colours of their offer.

export function WeekendOfferScene({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 200 160" aria-hidden>
      <circle cx="128" cy="66" r="42" fill="var(--oc)" />
      <path d="M0 160 62 70l34 44 26-30 78 76z" fill="var(--oa)" />
      <path d="M62 70l34 44-22 8-14-8-16 10-8-18z" fill="var(--od)" />
      <path d="M96 160l60-58 60 58z" fill="var(--ob)" />
    </svg>
  );
}

// A record, in the colours of its offer.

export function MusicOfferScene({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 200 160" aria-hidden>
      <circle cx="124" cy="88" r="68" fill="var(--oa)" />
      <circle cx="124" cy="88" r="52" fill="none" stroke="var(--ob)" strokeWidth="3" />
      <path d="M124 88 76 40a68 68 0 0 1 44-20z" fill="var(--ob)" />
      <path d="M124 88l48 48a68 68 0 0 1-44 20z" fill="var(--ob)" />
      <circle cx="124" cy="88" r="25" fill="var(--oc)" />
      <path d="M124 63a25 25 0 0 1 0 50z" fill="var(--od)" />
      <circle cx="124" cy="88" r="5" fill="var(--oa)" />
    </svg>
  );
}

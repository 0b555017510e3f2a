// A heart that grows from a leaf, in the colours of its offer.

export function DonationOfferScene({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 200 160" aria-hidden>
      <path d="M100 152C50 118 26 92 26 62a36 36 0 0 1 74-10z" fill="var(--oa)" />
      <path d="M100 152c50-34 74-60 74-90a36 36 0 0 0-74-10z" fill="var(--ob)" />
      <path d="M100 152c-16-24-20-66 0-100 20 34 16 76 0 100z" fill="var(--oc)" />
    </svg>
  );
}

/** A pen stroke over the signature line: a symbol of signing, not the user's handwriting. */
export function Signature({ name }: { name: string }) {
  return (
    <div className="signature">
      <svg viewBox="0 0 160 44" aria-hidden>
        <path d="M4 40C12 8 20 2 24 4c5 3-8 34-4 35 5 1 12-30 18-30 5 0-4 28 2 28 5 0 8-22 13-22 4 0-3 20 2 20 4 0 7-18 11-18 4 0-2 17 3 17 4 0 6-14 10-14 3 0 0 13 5 13 6 0 10-10 18-10 8 0 6 6 14 5 10-1 22-8 44-9" />
      </svg>
      <span>{name}</span>
    </div>
  );
}

import { encode } from 'uqr';

/** A QR code as one path, readable by cameras in both themes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing of ours has no address
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={dots.join('')} fill="var(--qr-ink)" />
    </svg>
  );
}

import { BirdOnWire } from '../bird.tsx';
import { wirePath, type Wire } from '../wire.ts';

const upper: Wire = [-40, 40, 200, 150, 500, 170, 860, 50];
const lower: Wire = [-40, 104, 220, 214, 520, 230, 860, 120];

/** The mountain above the city at sunrise. The houses appear only if there is room. */
export function PanoramaScene({ className, cityClassName }: { className?: string; cityClassName?: string }) {
  return (
    <svg className={className} viewBox="0 396 800 604" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <circle cx="612" cy="584" r="104" fill="var(--pan-sun)" />
      <path
        d="M-20 760C60 700 120 690 190 640c60-44 110-100 190-104 70-4 120 56 190 92 80 40 160 40 260 112v300H-20z"
        fill="var(--pan-1)"
      />
      <path d="M372 537l6-92 4-34 4 34 6 92z" fill="var(--pan-1)" />
      <rect x="370" y="470" width="24" height="12" rx="4" fill="var(--pan-1)" />
      <circle cx="382" cy="408" r="4" fill="var(--pan-sun)" />
      <path d="M-20 830c90-70 200-60 290-20 100 44 200-40 300-50 100-8 170 30 250 80v200H-20z" fill="var(--pan-2)" />
      <g className={cityClassName}>
        <path
          d="M40 1000V800h110v200zM150 1000V846h84v154zM530 1000V812h96v188zM640 1000V770h120v230z"
          fill="var(--pan-3)"
        />
        <path
          d="M58 824h16v18H58zM98 824h16v18H98zM58 864h16v18H58zM118 904h16v18h-16zM172 872h14v16h-14zM204 872h14v16h-14zM204 910h14v16h-14zM550 838h15v17h-15zM590 876h15v17h-15zM660 798h17v19h-17zM700 798h17v19h-17zM660 840h17v19h-17zM730 882h17v19h-17zM700 924h17v19h-17z"
          fill="var(--pan-lit)"
        />
      </g>
      <path d="M-20 960c140-40 300-20 420-24s280-26 420 10v80H-20z" fill="var(--pan-4)" />
    </svg>
  );
}

/** The wires across the panorama, a separate drawing so that they can be positioned independently of the hills. */
export function PanoramaWires({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 800 300" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <g fill="none" stroke="var(--pan-wire)" strokeWidth="3">
        <path d={wirePath(upper)} />
        <path d={wirePath(lower)} />
      </g>
      <BirdOnWire wire={upper} x={168} scale={1.75} night />
      <BirdOnWire wire={upper} x={262} scale={1.75} night />
      <BirdOnWire wire={lower} x={470} scale={2} tone="waiting" night />
      <BirdOnWire wire={upper} x={640} scale={1.75} flipped night />
    </svg>
  );
}

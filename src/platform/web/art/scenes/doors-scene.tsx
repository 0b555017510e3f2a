export type Door = { port: string; open: boolean };

/** Ports as doors in a wall: an open one is lit. */
export function DoorsScene({ doors, className }: { doors: readonly Door[]; className?: string }) {
  const width = doors.length * 76 + 16;
  return (
    <svg className={className} viewBox={`0 0 ${width} 132`} aria-hidden>
      <path d={`M0 124h${width}v8H0z`} fill="var(--wire)" />
      {doors.map(({ port, open }, index) => (
        <g key={port} transform={`translate(${16 + index * 76} 20)`}>
          <rect width="52" height="104" rx="8" fill={open ? 'var(--art-sun)' : 'var(--art-spruce)'} />
          {open ? <OpenLeaf /> : <ClosedLeaf />}
          <text x="26" y="-7" textAnchor="middle" fill="var(--ink)" fontSize="14" fontWeight="720">
            {port}
          </text>
        </g>
      ))}
    </svg>
  );
}

function OpenLeaf() {
  return (
    <>
      <path d="M0 8a8 8 0 0 1 8-8l20 12v92L0 104z" fill="var(--art-spruce)" />
      <circle cx="22" cy="60" r="2.6" fill="var(--art-sun)" />
    </>
  );
}

function ClosedLeaf() {
  return (
    <>
      <g fill="none" stroke="var(--art-leaf)" strokeWidth="2.5" opacity=".6">
        <rect x="9" y="12" width="34" height="34" rx="4" />
        <rect x="9" y="56" width="34" height="36" rx="4" />
      </g>
      <circle cx="44" cy="54" r="2.6" fill="var(--art-sun)" />
    </>
  );
}

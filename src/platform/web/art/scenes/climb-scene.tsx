import { pointOnClimb } from './climb-point.ts';

const way = 'M52 292C150 292 250 276 246 244S120 226 150 196s150-2 196-24 4-52 34-74';

/** A campaign as a climb: the path to the hut shows its progress, in the colours of its offer. */
export function ClimbScene({ percent, className }: { percent: number; className?: string }) {
  const here = pointOnClimb(percent);
  return (
    <svg className={className} viewBox="0 0 560 300" preserveAspectRatio="xMaxYMax meet" aria-hidden>
      <circle cx="120" cy="86" r="46" fill="var(--ob)" />
      <path
        d="M24 300c20-56 60-96 106-108 50-60 96-70 130-52 40-62 92-104 152-104 66 0 110 74 170 110v154z"
        fill="var(--oc)"
      />
      <path d="M338 74c22-24 46-38 74-38 34 0 62 20 88 46l-26 10-22-14-26 22-30-20-24 12z" fill="var(--art-paper)" />
      <g fill="none" strokeLinecap="round">
        <path d={way} stroke="var(--art-paper)" strokeWidth="5" strokeDasharray="1 11" opacity=".9" />
        <path d={way} stroke="var(--ob)" strokeWidth="8" pathLength="100" strokeDasharray={`${percent} 200`} />
      </g>
      <circle cx={here.x} cy={here.y} r="9" fill="var(--art-paper)" />
      <circle cx={here.x} cy={here.y} r="4.5" fill="var(--oa)" />
      <text className="climb-percent" x={here.x} y={here.y - 18} textAnchor="middle" fill="var(--art-paper)">
        {percent}%
      </text>
      <g transform="translate(362 66)">
        <path d="M0 34V16L20 0l20 16v18z" fill="var(--art-paper)" />
        <path d="M-6 19 20-4l26 23-4 5L20 5-2 24z" fill="var(--oa)" />
        <path d="M15 20h10v14H15z" fill="var(--art-ink)" />
      </g>
    </svg>
  );
}

import { BirdAt } from '../bird.tsx';

/** No permission: a locked garden gate. */
export function GateScene({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 480 150" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <path d="M-20 126c90-16 190-16 260-8s180 8 280-6v60H-20z" fill="var(--art-mist)" />
      <g transform="translate(76.8 42.9) scale(.68)">
        <g fill="var(--art-spruce)">
          <rect x="150" y="34" width="16" height="100" rx="5" />
          <rect x="314" y="34" width="16" height="100" rx="5" />
        </g>
        <g fill="var(--art-paper)" stroke="var(--art-ink)" strokeWidth="2.5">
          <path d="M176 62h128v12H176zM176 106h128v12H176z" />
          <path d="M186 128V56l9-9 9 9v72zM216 128V52l9-9 9 9v76zM246 128V52l9-9 9 9v76zM276 128V56l9-9 9 9v72z" />
        </g>
        <rect x="226" y="80" width="28" height="24" rx="6" fill="var(--highlight)" />
        <path d="M233 80v-5a7 7 0 0 1 14 0v5" fill="none" stroke="var(--art-ink)" strokeWidth="3" />
        <circle cx="240" cy="92" r="3.2" fill="var(--art-ink)" />
      </g>
      <BirdAt x={296} y={66} scale={0.95} flipped />
    </svg>
  );
}

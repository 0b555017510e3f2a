import type { CSSProperties, ReactNode } from 'react';
import './skeleton.css';

type SkeletonProps = { width?: string; height?: string; radius?: string; className?: string };

/** One grey bar where a word or a picture will stand, of the same size, so that nothing jumps. */
export function Skeleton({ width = '100%', height = '1rem', radius, className = '' }: SkeletonProps) {
  const size: CSSProperties = { width, height, ...(radius && { borderRadius: radius }) };
  return <span className={`skeleton ${className}`} style={size} />;
}

/** The shadow of a layout that is loading; the label is said once to screen readers. */
export function SkeletonGroup({
  label,
  className = '',
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div aria-busy="true">
      <output className="sr-only">{label}</output>
      <div className={className} aria-hidden>
        {children}
      </div>
    </div>
  );
}

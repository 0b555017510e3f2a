import type { CSSProperties, ReactNode } from 'react';
import './skeleton.css';

type SkeletonProps = { width?: string; height?: string; radius?: string; className?: string };

/** A grey bar in the size of the later text or picture, so that the layout does not shift. */
export function Skeleton({ width, height, radius, className = '' }: SkeletonProps) {
  const size: CSSProperties = {
    ...(width && { width }),
    ...(height && { height }),
    ...(radius && { borderRadius: radius }),
  };
  return <span className={`skeleton ${className}`} style={size} />;
}

/** A placeholder of a loading layout; screen readers read the label once. */
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

import './icon.css';

export type IconProps = {
  /** The outline of the icon, from the files in icons/. */
  shape: string;
  size?: 'xs' | 's' | 'm';
  className?: string;
};

/** An icon always accompanies text, so it is hidden from screen readers. */
export function Icon({ shape, size = 'm', className = '' }: IconProps) {
  return (
    <svg className={`icon ${className}`} data-size={size} viewBox="0 0 24 24" aria-hidden>
      <path d={shape} />
    </svg>
  );
}

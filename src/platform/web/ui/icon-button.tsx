import type { ComponentProps } from 'react';
import { Icon } from '#platform/web/art/icon.tsx';
import './icon-button.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What it does, said to screen readers; the count belongs in it too. */
  label: string;
  shape: string;
  /** Stands on a filled disc, as the close button of a sheet. */
  filled?: boolean;
  /** How many things wait behind it. */
  count?: number;
};

export function IconButton({ label, shape, filled = false, count = 0, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`icon-button ${className}`}
      data-filled={filled || undefined}
      aria-label={label}
    >
      <Icon shape={shape} />
      {count > 0 && (
        <span className="icon-button-count" aria-hidden>
          {count}
        </span>
      )}
    </button>
  );
}

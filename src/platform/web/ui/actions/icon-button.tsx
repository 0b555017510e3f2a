import type { ComponentProps } from 'react';
import { Icon } from '#platform/web/art/icon.tsx';
import './icon-button.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** The action for screen readers, including the count. */
  label: string;
  shape: string;
  /** On a filled disc, e.g. the close button of a sheet. */
  filled?: boolean;
  /** The number of pending items behind it. */
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

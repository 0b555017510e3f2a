import { useId, type ComponentProps, type ReactNode } from 'react';
import { useIsOffline } from '#platform/web/offline-context.ts';
import './switch.css';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'role'> & {
  label: ReactNode;
  /** The label is elsewhere on the screen, as in a table. */
  labelHidden?: boolean;
  note?: ReactNode;
};

/** Takes effect at once, so it is off without a connection; forms with a save button use a checkbox. */
export function Switch({ label, labelHidden = false, note, className = '', ...input }: SwitchProps) {
  const noteId = useId();
  const isOffline = useIsOffline();
  return (
    <label className={`switch-row ${className}`}>
      <span className={labelHidden ? 'sr-only' : 'switch-words'}>
        {label}
        {note && <small id={noteId}>{note}</small>}
      </span>
      <input
        {...input}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the native checkbox says whether it is on
        role="switch"
        className="switch"
        disabled={input.disabled || isOffline}
        aria-describedby={note ? noteId : undefined}
      />
    </label>
  );
}

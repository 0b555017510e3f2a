import { Children, useId, type ComponentProps, type ReactNode } from 'react';
import './checkbox.css';
import './tick.css';

type ConsentCheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'id'> & { label: ReactNode };

/** A checkbox whose text contains a button: only the words around the button are its label, as HTML requires. */
export function ConsentCheckbox({ label, ...input }: ConsentCheckboxProps) {
  const id = useId();
  const textId = useId();
  return (
    <div className="checkbox">
      <input {...input} id={id} type="checkbox" className="tick" aria-labelledby={textId} />
      <span id={textId}>
        {Children.map(label, (part) => (typeof part === 'string' ? <label htmlFor={id}>{part}</label> : part))}
      </span>
    </div>
  );
}

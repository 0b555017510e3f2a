import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

type FormProps = {
  className?: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
};

/**
 * A form with its own error messages. Submitting focuses the first invalid field, also when the server refuses it later,
 * unless the user is somewhere else by then.
 */
export function Form({ className, onSubmit, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  /** Where the user submitted the form; null when no refusal can follow. */
  const submittedAt = useRef<Element | null>(null);
  const focusInvalid = () => {
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!invalid) return;
    const { activeElement } = document;
    if (activeElement === submittedAt.current || activeElement === document.body) invalid.focus();
    submittedAt.current = null;
  };
  useEffect(() => {
    if (submittedAt.current) focusInvalid();
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    submittedAt.current = document.activeElement;
    flushSync(() => onSubmit(event));
    focusInvalid();
  };
  return (
    <form ref={form} className={className} noValidate onSubmit={submit}>
      {children}
    </form>
  );
}

import type { FormEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';

type FormProps = {
  className?: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
};

/** A form with its own error messages; submitting focuses the first invalid field. */
export function Form({ className, onSubmit, children }: FormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    flushSync(() => onSubmit(event));
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <form className={className} noValidate onSubmit={submit}>
      {children}
    </form>
  );
}

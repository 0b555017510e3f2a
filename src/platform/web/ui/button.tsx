import type { ComponentProps, MouseEvent } from 'react';
import './button.css';

export type ButtonKind = 'primary' | 'soft' | 'bare' | 'outline' | 'danger';

export type ButtonLook = {
  /** One primary per view; soft is the usual one, bare the quiet one. */
  kind?: ButtonKind;
  /** Taller, as the main action of a form or a sheet. */
  tall?: boolean;
  wide?: boolean;
};

/** The class of a button, for a router's link that must look like one. */
export function buttonClass({ kind = 'soft', tall = false, wide = false }: ButtonLook, className = ''): string {
  return `button button-${kind} ${tall ? 'button-tall' : ''} ${wide ? 'button-wide' : ''} ${className}`;
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Its change is in flight: the button stays in place and in focus but does nothing. */
    busy?: boolean;
  };

export function Button({
  kind,
  tall,
  wide,
  busy = false,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(look({ kind, tall, wide }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? ignore : onClick}
    >
      {busy && <span className="button-spinner" />}
      {children}
    </button>
  );
}

export type ButtonLinkProps = ComponentProps<'a'> & ButtonLook;

export function ButtonLink({ kind, tall, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass(look({ kind, tall, wide }), className)}>
      {children}
    </a>
  );
}

const ignore = (event: MouseEvent) => event.preventDefault();

function look({ kind, tall, wide }: { [Part in keyof ButtonLook]: ButtonLook[Part] | undefined }): ButtonLook {
  return { kind: kind ?? 'soft', tall: tall ?? false, wide: wide ?? false };
}

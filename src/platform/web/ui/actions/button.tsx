import type { ComponentProps, MouseEvent } from 'react';
import { useIsOffline } from '#platform/web/offline-context.ts';
import './button.css';

export type ButtonKind = 'primary' | 'soft' | 'bare' | 'outline' | 'danger';

export type ButtonLook = {
  /** One primary button per view; soft is the default, bare the least prominent. */
  kind?: ButtonKind;
  /** Taller, for the main action of a form or a sheet. */
  tall?: boolean;
  wide?: boolean;
};

/** For router links that look like buttons. */
export function buttonClass({ kind = 'soft', tall = false, wide = false }: ButtonLook, className = ''): string {
  return `button button-${kind} ${tall ? 'button-tall' : ''} ${wide ? 'button-wide' : ''} ${className}`;
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** While its change runs, the button keeps its place and focus but is inactive. */
    busy?: boolean;
  };

/** Without a connection, buttons that change something are off. */
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
  const isOffline = useIsOffline() && (type === 'submit' || kind === 'primary' || kind === 'danger');
  return (
    <button
      {...rest}
      type={type}
      disabled={rest.disabled || isOffline}
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

import { useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from '#platform/web/art/icon.tsx';
import { checkIcon, closeIcon, warnIcon } from '#platform/web/art/icons/shell.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { dismissToast, onToastsChange, shownToasts, type Toast } from './toast-store.ts';
import './toast.css';

const shownForMs = 8000;

export type ToastTexts = { region: string; close: string };

/**
 * Rendered once at the end of the page. Its live region always exists, so that screen readers announce every message.
 */
export function ToastHost({ texts }: { texts: ToastTexts }) {
  const toasts = useSyncExternalStore(onToastsChange, shownToasts);
  return (
    <section className="toasts" aria-label={texts.region}>
      <div aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} closeLabel={texts.close} />
        ))}
      </div>
    </section>
  );
}

/** Disappears after eight seconds, but not while it has the pointer or the focus. */
export function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const { id, text, tone, action } = toast;
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dismissToast(id), shownForMs);
    return () => clearTimeout(timer);
  }, [held, id]);

  const act = () => {
    action?.run();
    dismissToast(id);
  };
  return (
    <div
      className="toast"
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon shape={tone === 'done' ? checkIcon : warnIcon} />
      <span>{text}</span>
      {action ? (
        <button type="button" className="toast-action" onClick={act}>
          {action.label}
        </button>
      ) : (
        <IconButton label={closeLabel} shape={closeIcon} onClick={() => dismissToast(id)} />
      )}
    </div>
  );
}

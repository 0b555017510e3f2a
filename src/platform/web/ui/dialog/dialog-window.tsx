import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Dialog } from '@base-ui/react/dialog';
import { focusableHeading } from '../../focus-heading.ts';
import { DialogTextsContext, type DialogTexts } from './dialog-texts.ts';
import './dialog.css';

export type DialogWindowProps = {
  open: boolean;
  /** Changes with every step of a flow. */
  step?: number;
  texts: DialogTexts;
  /** Above an open dialog, which keeps its state: Escape closes only this window. */
  isOnTop?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A bottom sheet on a phone, a centred window from 768 px. */
export function DialogWindow({ open, step = 0, texts, isOnTop = false, onClose, children }: DialogWindowProps) {
  const popup = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    const window = popup.current;
    if (step === 0 || !window || window.contains(document.activeElement)) return;
    focusTarget(window).focus();
    window.scrollTop = 0;
  }, [step]);

  return (
    <Dialog.Root open={open} onOpenChange={(stays) => !stays && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-scrim" data-on-top={isOnTop || undefined} forceRender={isOnTop} />
        <Dialog.Viewport className="dialog-place" data-on-top={isOnTop || undefined}>
          <Dialog.Popup
            ref={popup}
            className="dialog"
            initialFocus={() => {
              opener.current = document.activeElement;
              return popup.current && focusTarget(popup.current);
            }}
            finalFocus={() => focusAfterClosing(popup.current, opener.current)}
            {...(isOnTop && { onKeyDown: closeOnEscape(onClose) })}
          >
            <span className="dialog-grip" aria-hidden />
            <DialogTextsContext value={texts}>{children}</DialogTextsContext>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function closeOnEscape(onClose: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The dialog below listens on the document.
    event.stopPropagation();
    onClose();
  };
}

/** True means the button that opened the dialog. It may be gone, e.g. with the deleted row. */
function focusAfterClosing(popup: HTMLElement | null, opener: Element | null): HTMLElement | boolean | null {
  const active = document.activeElement;
  // The window disappears with an animation: meanwhile the user may have begun to type elsewhere.
  if (active && active !== document.body && !popup?.contains(active)) return false;
  return opener?.isConnected || focusableHeading();
}

/** The autofocus field gets the focus; otherwise the window itself, so that screen readers read its title. */
export function focusTarget(window: HTMLElement): HTMLElement {
  return window.querySelector<HTMLElement>('[data-dialog-focus]') ?? window;
}

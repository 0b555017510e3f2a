import { use, useSyncExternalStore, type FormEvent, type ReactNode } from 'react';
import { Dialog } from '@base-ui/react/dialog';
import { Icon } from '#platform/web/art/icon.tsx';
import { closeIcon } from '#platform/web/art/icons/shell.ts';
import { isOutcomeCheckRunning, onOutcomeCheckChange } from '#platform/web/api/outcome-check-store.ts';
import { isDialogHeld, onDialogChange } from './dialog-registry.ts';
import { DialogTextsContext } from './dialog-texts.ts';
import { Form } from '../fields/form.tsx';
import '../actions/icon-button.css';

export type DialogContentProps = {
  title: ReactNode;
  text?: ReactNode;
  /** A picture across the top, e.g. for success. */
  scene?: ReactNode;
  /** One primary action, then at most one secondary one. */
  actions?: ReactNode;
  /** Makes the content a form whose submit is the primary action. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  children?: ReactNode;
};

/** The content of a dialog: title, short text, body, and actions that stay visible with a long body. */
export function DialogContent({ title, text, scene, actions, onSubmit, children }: DialogContentProps) {
  const content = (
    <>
      {scene && <div className="dialog-scene">{scene}</div>}
      <div className="dialog-header">
        <Dialog.Title className="dialog-title">{title}</Dialog.Title>
        <CloseButton />
        {text && <Dialog.Description className="dialog-text">{text}</Dialog.Description>}
      </div>
      {children}
      <OutcomeCheckNotice />
      {actions && <div className="dialog-actions">{actions}</div>}
    </>
  );
  if (!onSubmit) return <div className="dialog-content">{content}</div>;
  return (
    <Form className="dialog-content" onSubmit={onSubmit}>
      {content}
    </Form>
  );
}

/** Always rendered, so that screen readers announce its changes. */
function OutcomeCheckNotice() {
  const texts = use(DialogTextsContext);
  const isRunning = useSyncExternalStore(onOutcomeCheckChange, isOutcomeCheckRunning);
  return (
    <p className="dialog-finding-out" aria-live="polite">
      {isRunning && texts?.findingOut}
    </p>
  );
}

function CloseButton() {
  const texts = use(DialogTextsContext);
  const isHeld = useSyncExternalStore(onDialogChange, isDialogHeld);
  return (
    <Dialog.Close
      className="icon-button dialog-close"
      data-filled
      aria-label={texts?.close}
      aria-disabled={isHeld || undefined}
    >
      <Icon shape={closeIcon} />
    </Dialog.Close>
  );
}

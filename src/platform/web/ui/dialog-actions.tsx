import { Button } from './button.tsx';
import { dismissDialog } from './dialog-registry.ts';

type DialogActionsProps = {
  /** What the main button says, and does unless it submits the form. */
  main: string;
  onMain?: () => void;
  busy?: boolean;
  disabled?: boolean;
  danger?: boolean;
  /** The quiet button; it closes unless told otherwise. */
  quiet?: string;
  onQuiet?: () => void;
};

/** One main action and one quiet one. */
export function DialogActions({ main, onMain, busy = false, disabled, danger, quiet, onQuiet }: DialogActionsProps) {
  return (
    <>
      <Button
        kind={danger ? 'danger' : 'primary'}
        type={onMain ? 'button' : 'submit'}
        tall
        wide
        busy={busy}
        disabled={disabled}
        onClick={onMain}
      >
        {main}
      </Button>
      {quiet && (
        <Button kind="bare" wide disabled={busy} onClick={onQuiet ?? (() => void dismissDialog())}>
          {quiet}
        </Button>
      )}
    </>
  );
}

/** The only button of a dialog that just says something. */
export function CloseAction({ words }: { words: string }) {
  return (
    <Button kind="primary" tall wide onClick={() => void dismissDialog()}>
      {words}
    </Button>
  );
}

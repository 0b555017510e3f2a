import { Button } from '../actions/button.tsx';
import { dismissDialog } from './dialog-registry.ts';

type DialogActionsProps = {
  /** The text of the main button; its action unless it submits the form. */
  main: string;
  onMain?: () => void;
  busy?: boolean;
  disabled?: boolean;
  danger?: boolean;
  /** The secondary button; it closes by default. */
  quiet?: string;
  onQuiet?: () => void;
};

/** One main and one secondary action. */
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

/** The only button of an informational dialog. */
export function CloseAction({ words }: { words: string }) {
  return (
    <Button kind="primary" tall wide onClick={() => void dismissDialog()}>
      {words}
    </Button>
  );
}

import { CloseAction } from './dialog-actions.tsx';
import { DialogContent, type DialogContentProps } from './dialog-content.tsx';

export type InfoContentProps = Omit<DialogContentProps, 'actions' | 'onSubmit'> & {
  /** The text of the only button. */
  close: string;
};

/** The content of a dialog that only informs. */
export function InfoContent({ close, ...content }: InfoContentProps) {
  return <DialogContent {...content} actions={<CloseAction words={close} />} />;
}

import { Progress } from '../cards/progress.tsx';
import { DialogContent } from './dialog-content.tsx';

/** The content of a dialog that covers the screen while a change is sent. */
export function LoaderContent({ title, text }: { title: string; text: string }) {
  return (
    <DialogContent title={title} text={text}>
      <Progress label={title} />
    </DialogContent>
  );
}

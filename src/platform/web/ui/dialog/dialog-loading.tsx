import { DialogContent } from './dialog-content.tsx';
import type { DialogTexts } from './dialog-texts.ts';
import { Skeleton } from '../states/skeleton.tsx';

/** The placeholder of a dialog while its code downloads. */
export function DialogLoading({ texts }: { texts: DialogTexts }) {
  return (
    <DialogContent
      title={
        <>
          <span className="sr-only">{texts.loading}</span>
          <Skeleton width="70%" height="1.75rem" />
        </>
      }
    >
      <div className="grid gap-2" aria-hidden>
        <Skeleton width="94%" />
        <Skeleton width="62%" />
      </div>
      <Skeleton height="54px" radius="27px" />
    </DialogContent>
  );
}

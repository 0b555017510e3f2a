import { Button } from '#platform/web/ui/button.tsx';
import { closeDialog } from '#platform/web/ui/dialog-registry.ts';

/** The only button of a dialog that tells something. */
export function NoticeAction({ words }: { words: string }) {
  return (
    <Button kind="primary" tall wide onClick={() => void closeDialog()}>
      {words}
    </Button>
  );
}

type GiveActionsProps = { give: string; busy: boolean; onGive: () => void; quiet: string };

export function GiveActions({ give, busy, onGive, quiet }: GiveActionsProps) {
  return (
    <>
      <Button kind="primary" tall wide busy={busy} onClick={onGive}>
        {give}
      </Button>
      <Button kind="bare" wide onClick={() => void closeDialog()}>
        {quiet}
      </Button>
    </>
  );
}

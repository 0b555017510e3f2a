import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { SuccessScene } from '#platform/web/art/scenes/success-scene.tsx';
import { closeDialog, currentDialog, onDialogChange } from '#platform/web/ui/dialog/dialog-registry.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { bold } from '#platform/web/ui/layout/bold.tsx';

export type SuccessProps = {
  kind:
    | 'activated'
    | 'special'
    | 'swapped'
    | 'swapped-kept'
    | 'donation'
    | 'donation-ending'
    | 'donation-kept'
    | 'contact'
    | 'kept'
    | 'verified'
    | 'stopped'
    | 'requested';
  names: string;
  count?: number;
  /** In a swap: the replaced extra. */
  before?: string;
  msisdn: string;
  /** Where the user goes after closing the dialog. */
  after?: { reload: boolean; to: string };
};

/** The request was taken; that it is done is said later, on the page itself. */
const underWay: ReadonlySet<SuccessProps['kind']> = new Set(['activated', 'swapped', 'swapped-kept', 'requested']);

export function SuccessDialog({ kind, names, count = 1, before = '', msisdn, after }: SuccessProps) {
  const t = useTranslations('extras-dialogs');
  useGoOnceClosed(after);
  const leave = useToExtras(msisdn, after !== undefined);
  const values = { ...bold, names, count, before, number: readableNumber(msisdn) };
  return (
    <DialogContent
      scene={<SuccessScene />}
      title={t(underWay.has(kind) ? 'accepted_title' : 'success_title')}
      text={t.rich(`success_${kind}`, values)}
      actions={
        <Button kind="primary" tall wide onClick={() => void leave()}>
          {t('success_close')}
        </Button>
      }
    />
  );
}

const list = '/digital-extras/select-services';

/** The button says “to the extras” and leads there, also from the page of a single extra. */
function useToExtras(msisdn: string, goesByItself: boolean): () => Promise<void> {
  const { navigate, state } = useRouter();
  return async () => {
    await closeDialog();
    const isThere = /\/(select-services|included-services|traffic-packages)\/?$/.test(state.location.pathname);
    if (!goesByItself && !isThere) await navigate({ to: list, search: { msisdn } });
  };
}

/** Applies however the dialog is closed: button, Escape or browser back. */
function useGoOnceClosed(after: SuccessProps['after']): void {
  const { navigate } = useRouter();
  useEffect(() => {
    if (!after) return undefined;
    const go = () => {
      if (after.reload) location.assign(after.to);
      else void navigate({ href: after.to });
    };
    return onDialogChange(() => {
      // First remove the history entry of the dialog.
      if (!currentDialog()) queueMicrotask(() => void closeDialog().then(go));
    });
  }, [after, navigate]);
}

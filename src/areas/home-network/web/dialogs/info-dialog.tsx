import { useTranslations } from 'use-intl/react';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { dismissDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { CloseAction } from '#platform/web/ui/dialog/dialog-actions.tsx';
import './info-dialog.css';

export type InfoProps = {
  title: string;
  text: string;
  /** The upcoming changes. */
  lines?: { key: string; label: string; value: string }[];
  /** Set if the user has to confirm; otherwise the dialog only informs. */
  confirm?: { label: string; back: string; danger?: boolean; run: () => void };
};

/** Explains a setting or an upcoming change. */
export function InfoDialog({ title, text, lines, confirm }: InfoProps) {
  const t = useTranslations('home-network');
  return (
    <DialogContent
      title={title}
      text={text}
      actions={
        confirm ? (
          <>
            <Button kind={confirm.danger ? 'danger' : 'primary'} tall wide onClick={confirm.run}>
              {confirm.label}
            </Button>
            <Button kind="bare" wide onClick={() => void dismissDialog()}>
              {confirm.back}
            </Button>
          </>
        ) : (
          <CloseAction words={t('understood')} />
        )
      }
    >
      {lines && (
        <dl className="info-lines">
          {lines.map(({ key, label, value }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </DialogContent>
  );
}

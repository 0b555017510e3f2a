import { useTranslations } from 'use-intl/react';
import { Button } from '#platform/web/ui/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { dismissDialog } from '#platform/web/ui/dialog-registry.ts';
import { CloseAction } from '#platform/web/ui/dialog-actions.tsx';
import './info-dialog.css';

export type InfoProps = {
  title: string;
  text: string;
  /** What will change, one by one. */
  lines?: { key: string; label: string; value: string }[];
  /** When the person has something to confirm; otherwise they only read. */
  confirm?: { label: string; back: string; danger?: boolean; run: () => void };
};

/** What a setting is, or what is about to happen. */
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

import { useTranslations } from 'use-intl/react';
import { CloseAction } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';

const parts = ['eu', 'out', 'limit'] as const;

/** Explains roaming: inside the EU roaming area, outside it, and the limit that stops data. */
export function InfoDialog() {
  const t = useTranslations('roaming-dialogs');
  return (
    <DialogContent title={t('info_title')} actions={<CloseAction words={t('understood')} />}>
      <dl className="grid gap-4">
        {parts.map((part) => (
          <div key={part}>
            <dt className="font-bold">{t(`info_${part}_title`)}</dt>
            <dd className="mt-1 text-ink-quiet">{t(`info_${part}`)}</dd>
          </div>
        ))}
      </dl>
    </DialogContent>
  );
}

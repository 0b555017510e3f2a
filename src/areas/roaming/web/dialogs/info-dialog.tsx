import { useTranslations } from 'use-intl/react';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';

const parts = ['eu', 'out', 'limit'] as const;

/** Explains roaming: inside the EU roaming area, outside it, and the limit that stops data. */
export function InfoDialog() {
  const t = useTranslations('roaming-dialogs');
  return (
    <InfoContent title={t('info_title')} close={t('understood')}>
      <dl className="grid gap-4">
        {parts.map((part) => (
          <div key={part}>
            <dt className="font-bold">{t(`info_${part}_title`)}</dt>
            <dd className="mt-1 text-ink-quiet">{t(`info_${part}`)}</dd>
          </div>
        ))}
      </dl>
    </InfoContent>
  );
}

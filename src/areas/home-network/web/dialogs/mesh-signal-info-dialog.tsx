import { useTranslations } from 'use-intl/react';
import { Icon } from '#platform/web/art/icon.tsx';
import { checkIcon } from '#platform/web/art/icons/shell.ts';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';

const tips = ['mesh_tip_height', 'mesh_tip_noise', 'mesh_tip_wait'] as const;

/** Advice for a satellite with a weak signal: above all, move the router closer. */
export function MeshSignalInfoDialog({ name, serialNumber }: { name: string; serialNumber: string }) {
  const t = useTranslations('home-network');
  return (
    <InfoContent title={t('mesh_title', { name })} text={t('mesh_text', { name })} close={t('understood')}>
      <ul className="grid gap-3 text-s leading-[1.45]">
        {tips.map((tip) => (
          <li key={tip} className="flex items-start gap-3">
            <Icon shape={checkIcon} size="s" className="mt-0.5 flex-none text-accent-word" />
            {t(tip)}
          </li>
        ))}
      </ul>
      <p className="text-xs text-ink-quiet">{t('mesh_serial', { serial: serialNumber })}</p>
    </InfoContent>
  );
}

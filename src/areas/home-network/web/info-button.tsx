import { useTranslations } from 'use-intl/react';
import { infoIcon } from '#platform/web/art/icons/shell.ts';
import { openDialog, preloadDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { IconButton } from '#platform/web/ui/actions/icon-button.tsx';

export function InfoButton({ setting, text }: { setting: string; text: string }) {
  const t = useTranslations('home-network');
  return (
    <IconButton
      className="setting-info"
      label={t('info_about', { setting })}
      shape={infoIcon}
      onPointerEnter={() => preloadDialog('home-network.Info')}
      onClick={() => openDialog('home-network.Info', { title: setting, text })}
    />
  );
}

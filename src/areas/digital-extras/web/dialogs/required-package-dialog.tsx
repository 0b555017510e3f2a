import { useTranslations } from 'use-intl/react';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import type { Extra } from '../../contract-parts.ts';
import { CloseAction } from '../dialog-actions.tsx';
import { useExtraName } from '../use-extra-names.ts';

/** An extra that stands on another one which is not active yet. */
export function RequiredPackageDialog({ extra }: { extra: Extra }) {
  const t = useTranslations('extras-dialogs');
  const name = useExtraName()(extra);
  return <DialogContent title={t('required_title')} text={t('required_text', { name })} actions={<CloseAction />} />;
}

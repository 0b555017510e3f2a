import { useTranslations } from 'use-intl/react';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { CloseButton } from './close-button.tsx';

/** Why no number of the user can join. */
export function IneligibleDialog() {
  const t = useTranslations('weekend-bonus');
  return <DialogContent title={t('ineligible_title')} text={t('ineligible_text')} actions={<CloseButton />} />;
}

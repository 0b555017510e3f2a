import { useTranslations } from 'use-intl/react';
import { infoIcon } from '#platform/web/art/icons/shell.ts';
import { openDialog, type DialogName } from '#platform/web/ui/dialog/dialog-registry.ts';
import { IconButton } from '#platform/web/ui/actions/icon-button.tsx';

type InfoDialog = Exclude<
  Extract<DialogName, `registration.${string}`>,
  'registration.CustomError' | 'registration.RedirectToBSCareModal'
>;

/** The "i" beside a field. */
export function InfoButton({ about, dialog }: { about: string; dialog: InfoDialog }) {
  const t = useTranslations('registration');
  return <IconButton shape={infoIcon} label={`${t('more')}: ${about}`} onClick={() => openDialog(dialog)} />;
}

import { useTranslations } from 'use-intl/react';
import { useShellPerson } from '#platform/web/shell/shell-data.ts';
import { QuietBackLink } from '#platform/web/ui/layout/quiet-back-link.tsx';

/** A link home; without a session there is no home. */
export function BackLink() {
  const t = useTranslations('donation');
  if (!useShellPerson()) return null;
  return <QuietBackLink to="/">{t('back')}</QuietBackLink>;
}

import { useTranslations } from 'use-intl/react';
import { Icon } from '#platform/web/art/icon.tsx';
import { chevronLeftIcon } from '#platform/web/art/icons/shell.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { useShellPerson } from '#platform/web/shell/shell-data.ts';

/** A link home; without a session there is no home. */
export function BackLink() {
  const t = useTranslations('donation');
  if (!useShellPerson()) return null;
  return (
    <PortalLink to="/" className="donation-back">
      <Icon shape={chevronLeftIcon} size="s" />
      {t('back')}
    </PortalLink>
  );
}

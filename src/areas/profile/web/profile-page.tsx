import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Icon } from '#platform/web/art/icon.tsx';
import { chevronLeftIcon } from '#platform/web/art/icons/shell.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import './profile.css';

/** A page of the profile: the way back to it, then what the page is about. */
export function ProfilePage({
  title,
  text,
  aside,
  children,
}: {
  title: string;
  text?: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslations('profile');
  useDocumentTitle(title);
  return (
    <div className="grid gap-6">
      <PortalLink to="/my-profile" className="profile-back">
        <Icon shape={chevronLeftIcon} size="s" />
        {t('back')}
      </PortalLink>
      <PageTitle title={title} text={text} aside={aside} />
      {children}
    </div>
  );
}

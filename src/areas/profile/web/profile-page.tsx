import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { BackLink } from '#platform/web/ui/layout/back-link.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import './profile.css';

/** A page of the profile with a link back to it. */
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
      <BackLink to="/my-profile">{t('back')}</BackLink>
      <PageTitle title={title} text={text} aside={aside} />
      {children}
    </div>
  );
}

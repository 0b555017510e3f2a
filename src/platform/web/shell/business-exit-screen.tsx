import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { patterns } from '#platform/patterns.ts';
import { ButtonLink } from '#platform/web/ui/actions/button.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { useConfiguration } from '../configuration.ts';
import { businessPortal } from '../leave-portal.ts';
import { useDocumentTitle } from '../use-document-title.ts';
import { useAfterDelay } from '../use-after-delay.ts';
import { NotFoundScreen } from './not-found-screen.tsx';

/** Announces the destination and redirects there; the link is for users who do not want to wait. */
export function BusinessExitScreen() {
  const t = useTranslations('shell');
  const configuration = useConfiguration();
  const { pid = '' } = useSearch({ strict: false }) as { pid?: string };
  useDocumentTitle(t('business_title'));
  const address = patterns.companyId.test(pid) ? businessPortal(configuration, pid) : null;
  useAfterDelay(address ? () => location.assign(address) : null);
  if (!address) return <NotFoundScreen />;
  return (
    <>
      <PageTitle title={t('business_title')} text={t('business_text', { pid })} />
      <ButtonLink kind="primary" href={address} rel="noreferrer" className="justify-self-start">
        {t('business_open')}
      </ButtonLink>
    </>
  );
}

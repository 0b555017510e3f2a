import { useTranslations } from 'use-intl/react';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { PortalLink } from '../portal-link.tsx';
import { useDocumentTitle } from '../use-document-title.ts';

export function NotFoundScreen() {
  const t = useTranslations('shell');
  useDocumentTitle(t('not_found_title'));
  return (
    <EmptyState
      level={1}
      title={t('not_found_title')}
      text={t('not_found_text')}
      action={
        <PortalLink to="/" className={buttonClass({ kind: 'primary' })}>
          {t('to_home')}
        </PortalLink>
      }
    />
  );
}

import { useTranslations } from 'use-intl/react';
import { BackLink } from '#platform/web/ui/layout/back-link.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';

export function TermsScreen() {
  const t = useTranslations('e-signing');
  useDocumentTitle(t('terms'));
  return (
    <div className="grid gap-6">
      <BackLink to="/e-signing">{t('page')}</BackLink>
      <PageTitle title={t('terms')} />
      <Card className="max-w-[44rem]">
        <ol className="grid list-decimal gap-3 pl-5">
          <li>{t('terms_1')}</li>
          <li>{t('terms_2')}</li>
          <li>{t('terms_3')}</li>
        </ol>
      </Card>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { DeskContent } from '../../web/desk-content.tsx';
import { listFailures } from '../contract.ts';
import { JobTable } from './job-table.tsx';
import { MessageTable } from './message-table.tsx';
import { failuresKey } from './queries.ts';

export function FailuresScreen() {
  const t = useTranslations('operator-desk');
  const api = useApi();
  const query = useQuery({ queryKey: failuresKey, queryFn: ({ signal }) => api.call(listFailures, { signal }) });
  useDocumentTitle(t('failures_title'));
  return (
    <>
      <PageTitle title={t('failures_title')} text={t('failures_text')} />
      <DeskContent query={query}>
        {({ messages, jobs }) => (
          <>
            <Section title={t('failed_messages')}>
              <MessageTable messages={messages} />
            </Section>
            <Section title={t('jobs')}>
              <JobTable jobs={jobs} />
            </Section>
          </>
        )}
      </DeskContent>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { DeskContent } from '../../web/desk-content.tsx';
import { listFailures, retryJobGroup, retryMessageGroup } from '../contract-failures.ts';
import { useNameOf } from '../../web/use-name-of.ts';
import { FailureGroup } from './failure-group.tsx';
import { JobTable } from './job-table.tsx';
import { MessageTable } from './message-table.tsx';
import { failuresKey } from './queries.ts';

export function FailuresScreen() {
  const t = useTranslations('operator-desk');
  const api = useApi();
  const query = useQuery({ queryKey: failuresKey, queryFn: ({ signal }) => api.call(listFailures, { signal }) });
  const nameOf = useNameOf();
  useDocumentTitle(t('failures_title'));
  return (
    <>
      <PageTitle title={t('failures_title')} text={t('failures_text')} />
      <DeskContent query={query}>
        {({ message_groups, messages, job_groups, jobs }) => (
          <>
            <Section title={t('failed_messages')}>
              {message_groups.length === 0 && <p className="desk-quiet">{t('messages_none')}</p>}
              <ul className="desk-stack">
                {message_groups.map((group) => (
                  <FailureGroup
                    key={group.group}
                    group={group}
                    name={nameOf('channel', group.name)}
                    retry={retryMessageGroup}
                  >
                    <MessageTable messages={messages.filter((each) => each.group === group.group)} />
                  </FailureGroup>
                ))}
              </ul>
            </Section>
            <Section title={t('jobs')}>
              {job_groups.length === 0 && <p className="desk-quiet">{t('jobs_none')}</p>}
              <ul className="desk-stack">
                {job_groups.map((group) => (
                  <FailureGroup key={group.group} group={group} name={nameOf('job', group.name)} retry={retryJobGroup}>
                    <JobTable jobs={jobs.filter((each) => each.group === group.group)} />
                  </FailureGroup>
                ))}
              </ul>
            </Section>
          </>
        )}
      </DeskContent>
    </>
  );
}

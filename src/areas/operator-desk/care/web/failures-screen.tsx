import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import type { Result } from '#platform/endpoint.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FieldError } from '#platform/web/ui/field.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { Loaded } from '../../web/loaded.tsx';
import { useMoment } from '../../web/moment.ts';
import { useDeskChange } from '../../web/use-desk-change.ts';
import { listFailures, retryJob } from '../contract.ts';
import { MessageTable } from './message-table.tsx';

type Job = Result<typeof listFailures>['jobs'][number];

export function FailuresScreen() {
  const t = useTranslations('operator-desk');
  const api = useApi();
  const query = useQuery({ queryKey: ['failures'], queryFn: ({ signal }) => api.call(listFailures, { signal }) });
  useDocumentTitle(t('failures_title'));
  return (
    <>
      <PageTitle title={t('failures_title')} text={t('failures_text')} />
      <Loaded query={query}>
        {({ messages, jobs }) => (
          <>
            <Section title={t('messages')}>
              <MessageTable messages={messages} />
            </Section>
            <Section title={t('jobs')}>
              {jobs.length === 0 && <p className="desk-quiet">{t('jobs_none')}</p>}
              <ul className="desk-stack">
                {jobs.map((job) => (
                  <JobRow key={job.job} job={job} />
                ))}
              </ul>
            </Section>
          </>
        )}
      </Loaded>
    </>
  );
}

function JobRow({ job: { job, name, at, tries, trace_id } }: { job: Job }) {
  const t = useTranslations('operator-desk');
  const api = useApi();
  const moment = useMoment();
  const { busy, failure, run } = useDeskChange();
  const retry = () => run(() => api.call(retryJob, { params: { job } }), t('job_on_its_way'));
  return (
    <li className="desk-row">
      <code className="desk-code">{name}</code>
      <span>{t('job_line', { tries, at: moment(at) })}</span>
      {trace_id !== null && <code className="desk-code">{trace_id}</code>}
      <Button busy={busy} onClick={() => void retry()}>
        {t('job_again')}
      </Button>
      {failure !== null && <FieldError>{failure}</FieldError>}
    </li>
  );
}

import { useTranslations } from 'use-intl/react';
import type { Result } from '#platform/endpoint.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { TableOrCards, type TableColumn } from '#platform/web/ui/cards/table-or-cards.tsx';
import { useMoment } from '../../web/moment.ts';
import { useDeskChange } from '../../web/use-desk-change.ts';
import { useNameOf } from '../../web/use-name-of.ts';
import type { readCustomer } from '../contract.ts';
import { retryJob } from '../contract-failures.ts';

type Job = Result<typeof readCustomer>['jobs'][number];

const requestCell = ({ trace_id }: Job) => (trace_id === null ? '–' : <code className="desk-code">{trace_id}</code>);
const retryCell = ({ job }: Job) => <RetryJob job={job} />;

export function JobTable({ jobs }: { jobs: readonly Job[] }) {
  const t = useTranslations('operator-desk');
  const moment = useMoment();
  const nameOf = useNameOf();
  if (jobs.length === 0) return <p className="desk-quiet">{t('jobs_none')}</p>;
  const columns: [TableColumn<Job>, ...TableColumn<Job>[]] = [
    { key: 'job', title: t('column_job'), cell: ({ name }) => nameOf('job', name) },
    { key: 'when', title: t('column_when'), cell: ({ at }) => moment(at) },
    { key: 'tries', title: t('column_tries'), cell: ({ tries }) => tries },
    { key: 'request', title: t('column_request'), cell: requestCell },
    { key: 'actions', title: t('column_actions'), control: 'below', cell: retryCell },
  ];
  return <TableOrCards caption={t('jobs')} columns={columns} rows={jobs} rowKey={({ job }) => job} />;
}

function RetryJob({ job }: { job: string }) {
  const t = useTranslations('operator-desk');
  const { busy, failure, run } = useDeskChange();
  const retry = () => run((api) => api.call(retryJob, { params: { job } }), t('job_on_its_way'));
  return (
    <>
      <Button busy={busy} onClick={() => void retry()}>
        {t('job_again')}
      </Button>
      {failure !== null && <FieldError>{failure}</FieldError>}
    </>
  );
}

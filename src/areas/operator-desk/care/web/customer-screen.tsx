import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { Disclosure } from '#platform/web/ui/layout/disclosure.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { DeskContent } from '../../web/desk-content.tsx';
import { readCustomer } from '../contract.ts';
import { CustomerAccess } from './customer-access.tsx';
import { CustomerChanges } from './customer-changes.tsx';
import { CustomerHoldings, CustomerWaiting } from './customer-holdings.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import { JobTable } from './job-table.tsx';
import { MessageTable } from './message-table.tsx';
import { WholePid } from './whole-pid.tsx';
import { customerKey } from './queries.ts';

export function CustomerScreen() {
  const t = useTranslations('operator-desk');
  const api = useApi();
  const params = useParams({ strict: false }) as { customer: string };
  const { trace } = useSearch({ strict: false }) as { trace?: string };
  const query = useQuery({
    queryKey: customerKey(params.customer, trace),
    queryFn: ({ signal }) => api.call(readCustomer, { params, query: trace ? { trace } : {}, signal }),
  });
  useDocumentTitle(t('customers_title'));
  return (
    <>
      <Link to="/customers" className="desk-link">
        {t('customers_title')}
      </Link>
      <DeskContent query={query}>
        {(customer) => (
          <>
            <PageTitle
              title={<span translate="no">{customer.name}</span>}
              aside={<WholePid customer={params.customer} end={customer.pid_end} />}
            />
            <div className="desk-columns">
              <CustomerHoldings customer={customer} />
              <div className="desk-columns-side">
                <CustomerWaiting customer={customer} />
                <CustomerNotes customer={customer} />
                <CustomerAccess customer={customer} />
              </div>
            </div>
            <div className="desk-stack">
              <Disclosure title={t('messages')} note={t('entries_count', { count: customer.messages.length })}>
                <MessageTable messages={customer.messages} />
              </Disclosure>
              {customer.jobs.length > 0 && (
                <Disclosure title={t('customer_jobs')} note={t('entries_count', { count: customer.jobs.length })}>
                  <JobTable jobs={customer.jobs} />
                </Disclosure>
              )}
              <Disclosure
                title={t('changes')}
                note={t('entries_count', { count: customer.changes.length })}
                open={trace !== undefined}
              >
                <CustomerChanges customer={params.customer} changes={customer.changes} trace={trace} />
              </Disclosure>
            </div>
          </>
        )}
      </DeskContent>
    </>
  );
}

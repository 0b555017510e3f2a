import { Link } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Result } from '#platform/endpoint.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { typedIn } from '../../web/typed-in.ts';
import { findCustomers } from '../contract.ts';
import { traceId } from '../rules.ts';

type FoundCustomers = Result<typeof findCustomers>;

export function CustomersScreen() {
  const t = useTranslations('operator-desk');
  const [found, setFound] = useState<{ customers: FoundCustomers; trace: string | undefined } | null>(null);
  const [isShort, setShort] = useState(false);
  const { busy, failure, run } = useChange({ area: 'operator-desk' });
  useDocumentTitle(t('customers_title'));
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = typedIn(event.currentTarget)('search').trim();
    setShort(search.length < 3);
    if (search.length < 3) return;
    const trace = traceId.test(search.toLowerCase()) ? search.toLowerCase() : undefined;
    void run((api) => api.call(findCustomers, { body: { search } }), {
      onDone: (customers) => setFound({ customers, trace }),
    });
  };
  return (
    <>
      <PageTitle title={t('customers_title')} text={t('customers_text')} />
      <search>
        <form className="desk-form" noValidate onSubmit={find}>
          <TextField
            name="search"
            label={t('customers_search')}
            maxLength={100}
            error={isShort ? t('customers_search_short') : failure}
            autoComplete="off"
          />
          <Button type="submit" kind="primary" busy={busy}>
            {t('find')}
          </Button>
        </form>
      </search>
      {found?.customers.length === 0 && (
        <EmptyState title={t('nothing_found')} text={found.trace ? t('customers_no_change') : t('customers_whole')} />
      )}
      <ul className="desk-list">
        {found?.customers.map(({ customer, name, pid_end }) => (
          <li key={customer}>
            <Link
              to="/customers/$customer"
              params={{ customer: String(customer) }}
              search={found.trace ? { trace: found.trace } : {}}
              className="desk-link desk-row-link"
            >
              {t('customer_line', { name, end: pid_end })}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

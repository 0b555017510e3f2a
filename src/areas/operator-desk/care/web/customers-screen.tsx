import { Link } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Result } from '#platform/endpoint.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { usePress } from '#platform/web/use-press.ts';
import { typedIn } from '../../web/typed-in.ts';
import { findCustomers } from '../contract.ts';
import { traceId } from '../rules.ts';

type Found = Result<typeof findCustomers>;

export function CustomersScreen() {
  const t = useTranslations('operator-desk');
  const api = useApi();
  const errorText = useErrorText('operator-desk');
  const [found, setFound] = useState<{ customers: Found; trace: string | undefined } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { busy, press } = usePress((error) => setFailure(errorText(error)));
  useDocumentTitle(t('customers_title'));
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = typedIn(event.currentTarget)('search').trim();
    if (search.length < 3) return setFailure(t('customers_search_short'));
    void press(async () => {
      setFailure(null);
      const trace = traceId.test(search.toLowerCase()) ? search.toLowerCase() : undefined;
      setFound({ customers: await api.call(findCustomers, { body: { search } }), trace });
    });
  };
  return (
    <>
      <PageTitle title={t('customers_title')} text={t('customers_text')} />
      <search>
        <form className="desk-form" noValidate onSubmit={find}>
          <TextField name="search" label={t('customers_search')} maxLength={100} error={failure} autoComplete="off" />
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
              className="desk-link"
            >
              {t('customer_line', { name, end: pid_end })}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

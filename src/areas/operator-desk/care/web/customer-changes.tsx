import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl/react';
import { TableOrCards, type TableColumn } from '#platform/web/ui/cards/table-or-cards.tsx';
import { useMoment } from '../../web/moment.ts';
import { useNameOf } from '../../web/use-name-of.ts';
import type { CustomerPage } from './customer-holdings.tsx';

type Change = CustomerPage['changes'][number];

const code = (text: string) => <code className="desk-code">{text}</code>;
const facts = (change: Change) => <Facts facts={change.facts} />;
const evidence = ({ sequence, hash }: Change) => code(`${sequence} ${hash.slice(0, 12)}`);
const request = ({ trace_id }: Change) => (trace_id === null ? '–' : code(trace_id));

type CustomerChangesProps = { customer: string; changes: readonly Change[]; trace: string | undefined };

/** The latest changes, or those of the request with a given trace id. */
export function CustomerChanges({ customer, changes, trace }: CustomerChangesProps) {
  const t = useTranslations('operator-desk');
  const moment = useMoment();
  const nameOf = useNameOf();
  const columns: [TableColumn<Change>, ...TableColumn<Change>[]] = [
    { key: 'when', title: t('column_when'), cell: ({ at }) => moment(at) },
    { key: 'action', title: t('column_action'), cell: ({ action }) => nameOf('action', action) },
    { key: 'subject', title: t('column_subject'), cell: ({ subject }) => code(subject) },
    { key: 'facts', title: t('column_facts'), cell: facts },
    { key: 'evidence', title: t('column_evidence'), cell: evidence },
    { key: 'request', title: t('column_request'), cell: request },
  ];
  return (
    <>
      {trace !== undefined && (
        <p className="desk-row">
          {t('changes_of_request', { trace })}
          <Link to="/customers/$customer" params={{ customer }} className="desk-link">
            {t('changes_all')}
          </Link>
        </p>
      )}
      <TableOrCards caption={t('changes')} columns={columns} rows={changes} rowKey={({ sequence }) => sequence} />
    </>
  );
}

/** All facts of a change, shown on request. */
function Facts({ facts: written }: { facts: string }) {
  const t = useTranslations('operator-desk');
  const nameOf = useNameOf();
  const all = Object.entries(JSON.parse(written) as Record<string, unknown>);
  if (all.length === 0) return '–';
  return (
    <details className="desk-facts">
      <summary>{t('facts_count', { count: all.length })}</summary>
      <dl>
        {all.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{nameOf('fact', name)}</dt>
            <dd translate="no">{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
          </Fragment>
        ))}
      </dl>
    </details>
  );
}

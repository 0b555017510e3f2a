import { useTranslations } from 'use-intl/react';
import { Section } from '#platform/web/ui/section.tsx';
import { TableOrCards, type TableColumn } from '#platform/web/ui/table-or-cards.tsx';
import { useMoment } from '../../web/moment.ts';
import type { CustomerPage } from './customer-holdings.tsx';

type Change = CustomerPage['changes'][number];

const code = (text: string) => <code className="desk-code">{text}</code>;
const facts = (change: Change) => code(change.facts);
const evidence = ({ sequence, hash }: Change) => code(`${sequence} ${hash.slice(0, 12)}`);

export function CustomerChanges({ changes }: { changes: readonly Change[] }) {
  const t = useTranslations('operator-desk');
  const moment = useMoment();
  const columns: [TableColumn<Change>, ...TableColumn<Change>[]] = [
    { key: 'when', title: t('column_when'), cell: ({ at }) => moment(at) },
    { key: 'action', title: t('column_action'), cell: ({ action }) => action },
    { key: 'subject', title: t('column_subject'), cell: ({ subject }) => subject },
    { key: 'facts', title: t('column_facts'), cell: facts },
    { key: 'evidence', title: t('column_evidence'), cell: evidence },
  ];
  return (
    <Section title={t('changes')}>
      <TableOrCards caption={t('changes')} columns={columns} rows={changes} rowKey={({ sequence }) => sequence} />
    </Section>
  );
}

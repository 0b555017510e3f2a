import { useTranslations } from 'use-intl/react';
import type { Result } from '#platform/endpoint.ts';
import type { Language } from '#platform/languages.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { TableOrCards, type TableColumn } from '#platform/web/ui/cards/table-or-cards.tsx';
import { useMoment } from '../../web/moment.ts';
import { useLanguageName } from '../../web/use-language-name.ts';
import type { readText } from '../contract.ts';
import { useChangeText, type TextAddress } from './use-change-text.ts';

type Text = Result<typeof readText>;
type Change = Text['history'][number];

export function TextHistory({ address, text }: { address: TextAddress; text: Text }) {
  const t = useTranslations('operator-desk');
  const moment = useMoment();
  const languageName = useLanguageName();
  const words = (each: string | null, language: Language) =>
    each === null ? <span className="desk-quiet">{t('built_in_label')}</span> : <span lang={language}>{each}</span>;
  const columns: [TableColumn<Change>, ...TableColumn<Change>[]] = [
    { key: 'when', title: t('column_when'), cell: ({ at }) => moment(at) },
    { key: 'who', title: t('column_who'), cell: byWhom },
    { key: 'language', title: t('column_language'), cell: ({ language }) => languageName(language) },
    { key: 'from', title: t('column_from'), cell: ({ from, language }) => words(from, language) },
    { key: 'to', title: t('column_to'), cell: ({ to, language }) => words(to, language) },
    {
      key: 'actions',
      title: t('column_actions'),
      control: 'below',
      cell: putBackCell(address, text),
    },
  ];
  return (
    <Section title={t('history')} text={t('history_length')}>
      {text.history.length === 0 ? (
        <p className="desk-quiet">{t('history_empty')}</p>
      ) : (
        <TableOrCards
          caption={t('history')}
          columns={columns}
          rows={text.history}
          rowKey={({ at, language }) => `${at} ${language}`}
        />
      )}
    </Section>
  );
}

const byWhom = ({ by }: Change) => <span translate="no">{by}</span>;
const putBackCell = (address: TextAddress, text: Text) => (change: Change) => (
  <PutBack address={address} text={text} change={change} />
);

function PutBack({ address, text, change }: { address: TextAddress; text: Text; change: Change }) {
  const t = useTranslations('operator-desk');
  const { text: now, built_in: builtIn } = text[change.language];
  const { busy, failure, change: changeTo } = useChangeText(address, change.language, now);
  if ((change.from ?? builtIn) === now) return null;
  return (
    <>
      <Button busy={busy} onClick={() => void changeTo(change.from)}>
        {t('put_back')}
      </Button>
      {failure !== null && <FieldError>{failure}</FieldError>}
    </>
  );
}

import { useTranslations } from 'use-intl/react';
import type { Result } from '#platform/endpoint.ts';
import type { Language } from '#platform/languages.ts';
import { Badge } from '#platform/web/ui/cards/badge.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { TableOrCards, type TableColumn } from '#platform/web/ui/cards/table-or-cards.tsx';
import { useMoment } from '../../web/moment.ts';
import { useBeginDay } from '../../web/begin-day.tsx';
import { useDeskChange } from '../../web/use-desk-change.ts';
import { useFormats } from '../../web/use-formats.ts';
import { useLanguageName } from '../../web/use-language-name.ts';
import { cancelTextChange, type readText } from '../contract.ts';
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
    { key: 'state', title: t('column_state'), cell: stateCell },
    { key: 'who', title: t('column_who'), cell: byWhom },
    { key: 'language', title: t('column_language'), cell: ({ language }) => languageName(language) },
    { key: 'from', title: t('column_from'), cell: ({ from, language }) => words(from, language) },
    { key: 'to', title: t('column_to'), cell: ({ to, language }) => words(to, language) },
    {
      key: 'actions',
      title: t('column_actions'),
      control: 'below',
      cell: actionCell(address, text),
    },
  ];
  return (
    <Section title={t('history')} text={t('history_length')}>
      {text.history.length === 0 ? (
        <p className="desk-quiet">{t('history_empty')}</p>
      ) : (
        <TableOrCards caption={t('history')} columns={columns} rows={text.history} rowKey={({ change }) => change} />
      )}
    </Section>
  );
}

const byWhom = ({ by }: Change) => <span translate="no">{by}</span>;
const stateCell = (change: Change) => <ChangeState change={change} />;
const actionCell = (address: TextAddress, text: Text) => (change: Change) =>
  change.state === 'waits' ? (
    <CancelChange change={change.change} />
  ) : (
    <PutBack address={address} text={text} change={change} />
  );

const tones = { waits: 'waiting', done: 'good', failed: 'danger' } as const;

function ChangeState({ change: { state, begins_on, problem } }: { change: Change }) {
  const t = useTranslations('operator-desk');
  const { day } = useFormats();
  return (
    <span className="desk-lines">
      <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>
      <span>{t('from_day', { day: day(begins_on) })}</span>
      {problem !== null && <FieldError>{t(`text_problem_${problem}`)}</FieldError>}
    </span>
  );
}

function CancelChange({ change }: { change: number }) {
  const t = useTranslations('operator-desk');
  const { busy, failure, run } = useDeskChange();
  const cancel = () => run((api) => api.call(cancelTextChange, { params: { change: String(change) } }), t('cancelled'));
  return (
    <>
      <Button busy={busy} onClick={() => void cancel()}>
        {t('cancel_change')}
      </Button>
      {failure !== null && <FieldError>{failure}</FieldError>}
    </>
  );
}

/** At once: it corrects a mistake that users see now. */
function PutBack({ address, text, change }: { address: TextAddress; text: Text; change: Change }) {
  const t = useTranslations('operator-desk');
  const { text: now, built_in: builtIn } = text[change.language];
  const { busy, failure, change: changeTo } = useChangeText(address, change.language, now);
  const { today } = useBeginDay();
  if (change.state === 'failed' || (change.from ?? builtIn) === now) return null;
  return (
    <>
      <Button
        busy={busy}
        disabled={today === ''}
        onClick={() => void changeTo(change.from, { today, beginsOn: today })}
      >
        {t('put_back')}
      </Button>
      {failure !== null && <FieldError>{failure}</FieldError>}
    </>
  );
}

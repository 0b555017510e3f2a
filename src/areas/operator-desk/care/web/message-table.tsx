import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import type { Result } from '#platform/endpoint.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { TableOrCards, type TableColumn } from '#platform/web/ui/cards/table-or-cards.tsx';
import { useMoment } from '../../web/moment.ts';
import { useDeskChange } from '../../web/use-desk-change.ts';
import type { readCustomer } from '../contract.ts';
import { retryMessage } from '../contract-failures.ts';
import { MessageStateCell } from './message-state-cell.tsx';

type Message = Result<typeof readCustomer>['messages'][number];

const recipientCell = ({ recipient }: Message) => <span translate="no">{readableNumber(recipient)}</span>;
const textOf = ({ text, subject }: Message) => {
  const written = subject ?? text;
  return written === null ? null : <span translate="no">{written}</span>;
};
const stateCell = (message: Message) => <MessageStateCell message={message} />;
const retryCell = (message: Message) => <RetryMessage message={message} />;

export function MessageTable({ messages }: { messages: readonly Message[] }) {
  const t = useTranslations('operator-desk');
  const moment = useMoment();
  if (messages.length === 0) return <p className="desk-quiet">{t('messages_none')}</p>;
  const columns: [TableColumn<Message>, ...TableColumn<Message>[]] = [
    { key: 'when', title: t('column_when'), cell: ({ at }) => moment(at) },
    { key: 'to', title: t('column_recipient'), cell: recipientCell },
    { key: 'text', title: t('column_text'), cell: (message) => textOf(message) ?? t('text_hidden') },
    { key: 'state', title: t('column_state'), cell: stateCell },
    { key: 'actions', title: t('column_actions'), control: 'below', cell: retryCell },
  ];
  return <TableOrCards caption={t('messages')} columns={columns} rows={messages} rowKey={({ message }) => message} />;
}

function RetryMessage({ message: { message, state, can_retry } }: { message: Message }) {
  const t = useTranslations('operator-desk');
  const { busy, failure, run } = useDeskChange();
  if (!can_retry) return null;
  const retry = () =>
    run((api) => api.call(retryMessage, { params: { message: String(message) } }), t('message_on_its_way'));
  return (
    <>
      <Button busy={busy} onClick={() => void retry()}>
        {state === 'sent' ? t('resend') : t('send_again')}
      </Button>
      {failure !== null && <FieldError>{failure}</FieldError>}
    </>
  );
}

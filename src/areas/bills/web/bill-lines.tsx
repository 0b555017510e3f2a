import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { subjectOf } from '#platform/question-subject.ts';
import { AskButton } from '#platform/web/ask/ask-button.tsx';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { TableOrCards } from '#platform/web/ui/cards/table-or-cards.tsx';
import { Disclosure } from '#platform/web/ui/layout/disclosure.tsx';
import { billCsv, type BillDetail, type Line } from '../contract.ts';
import { FileLink } from '#platform/web/file-link.tsx';
import { linesQuery } from './queries.ts';
import { useAmountText } from '#platform/web/currency.ts';

/** Every line; a long bill loads further ones on demand. */
export function BillLines({ bill }: { bill: BillDetail }) {
  const t = useTranslations('bills');
  const amountText = useAmountText();
  const { bill_id: billId } = bill;
  const more = useInfiniteQuery(linesQuery(useApi(), billId, useLanguage(), bill.lines.at(-1)?.line_no ?? 0));
  const lines = [...bill.lines, ...(more.data?.pages.flat() ?? [])];
  return (
    <Disclosure title={t('lines')} note={t('lines_count', { count: bill.line_count })}>
      <div className="grid gap-4">
        <TableOrCards
          caption={t('lines')}
          rows={lines.map((line) => ({ ...line, billId }))}
          rowKey={(line) => line.line_no}
          columns={[
            { key: 'name', title: t('column_line'), cell: nameOf },
            {
              key: 'number',
              title: t('column_number'),
              cell: ({ service_id }) => (service_id ? readableNumber(service_id) : t('no_number')),
            },
            { key: 'amount', title: t('column_amount'), cell: ({ amount }) => amountText(amount) },
            {
              key: 'ask',
              title: t('column_ask'),
              control: 'below',
              cell: askCell,
            },
          ]}
        />
        {lines.length < bill.line_count && (
          <Button busy={more.isFetching} onClick={() => void more.fetchNextPage()}>
            {t('more_lines')}
          </Button>
        )}
        <FileLink failed={t('file_failed')} read={(api) => api.download(billCsv, { params: { billId } })}>
          {t('csv')}
        </FileLink>
      </div>
    </Disclosure>
  );
}

const askCell = ({ billId, ...line }: Line & { billId: string }) => (
  <AskButton subject={subjectOf('bill-line', billId, line.line_no)} about={askedLine(line)} />
);

/** Two lines may have the same name. */
const askedLine = ({ name, service_id }: Line) => (service_id ? `${name}, ${readableNumber(service_id)}` : name);

function nameOf({ name, from, to, quantity }: Line): string {
  const days = [from, to].flatMap((day) => (day ? [shownDay(day)] : [])).join(' – ');
  return [name, days, quantity].filter(Boolean).join(' · ');
}

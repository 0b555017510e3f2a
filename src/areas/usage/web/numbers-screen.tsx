import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { shownMoment } from '#platform/clock.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { Icon } from '#platform/web/art/icon.tsx';
import { downloadIcon } from '#platform/web/art/icons/actions.ts';
import { usePriceText } from '#platform/web/currency.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { saveFile } from '#platform/web/save-file.ts';
import { NothingHere } from '#platform/web/shell/nothing-here.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { textLinkClass } from '#platform/web/ui/actions/text-link.tsx';
import { TableOrCards, type TableOrCardsProps } from '#platform/web/ui/cards/table-or-cards.tsx';
import { BackLink } from '#platform/web/ui/layout/back-link.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { QueryErrorState } from '#platform/web/ui/states/query-error-state.tsx';
import { Skeleton } from '#platform/web/ui/states/skeleton.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import type { NumberTotals, UsageOfNumbers } from '../contract.ts';
import { numbersQuery } from './queries.ts';
import { useNumbersFile } from './use-numbers-file.ts';
import { useAmountText } from './use-usage-texts.ts';
import './usage.css';

export function NumbersScreen() {
  const t = useTranslations('usage');
  useDocumentTitle(t('numbers'));
  const numbers = useQuery(numbersQuery(useApi()));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <BackLink to="/usage">{t('back')}</BackLink>
      {numbers.data ? (
        <Numbers usage={numbers.data} />
      ) : numbers.error ? (
        <QueryErrorState level={1} title={t('not_loaded')} queries={[numbers]} />
      ) : (
        <Skeleton height="28rem" radius="var(--r-l)" />
      )}
    </div>
  );
}

export function Numbers({ usage }: { usage: UsageOfNumbers }) {
  const t = useTranslations('usage');
  const priceText = usePriceText();
  const fileOf = useNumbersFile();
  const columns = useColumns();
  const { numbers, total_currency } = usage;
  if (numbers.length === 0) return <NothingHere title={t('numbers_none')} text={t('numbers_none_text')} />;
  return (
    <>
      <PageTitle
        title={t('numbers')}
        text={t('numbers_text', { count: numbers.length, total: priceText(total_currency) })}
        aside={
          <Button onClick={() => saveFile(fileOf(usage))}>
            <Icon shape={downloadIcon} size="s" />
            {t('csv')}
          </Button>
        }
      />
      <TableOrCards caption={t('numbers')} columns={columns} rows={numbers} rowKey={({ msisdn }) => msisdn} />
    </>
  );
}

function useColumns(): TableOrCardsProps<NumberTotals>['columns'] {
  const t = useTranslations('usage');
  const priceText = usePriceText();
  const amountText = useAmountText();
  return [
    { key: 'number', title: t('number'), cell: (row) => <NumberLink row={row} /> },
    { key: 'data', title: t('kind_data'), cell: ({ data }) => amountText('data', data) },
    { key: 'voice', title: t('kind_voice'), cell: ({ voice }) => amountText('voice', voice) },
    { key: 'sms', title: t('kind_sms'), cell: ({ sms }) => amountText('sms', sms) },
    { key: 'cost', title: t('cost'), cell: ({ price_currency }) => <b>{priceText(price_currency)}</b> },
    { key: 'measured', title: t('measured_column'), cell: (row) => <Measured row={row} /> },
  ];
}

function NumberLink({ row: { msisdn, label } }: { row: NumberTotals }) {
  return (
    <>
      <PortalLink to="/usage" search={{ msisdn }} className={textLinkClass}>
        {readableNumber(msisdn)}
      </PortalLink>
      {label && <small className="block text-ink-quiet">{label}</small>}
    </>
  );
}

function Measured({ row: { measured_at, is_old } }: { row: NumberTotals }) {
  const t = useTranslations('usage');
  if (!measured_at) return t('no_figures');
  const moment = shownMoment(new Date(measured_at));
  return is_old ? <b className="text-highlight-word">{moment}</b> : moment;
}

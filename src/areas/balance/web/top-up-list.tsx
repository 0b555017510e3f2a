import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { shownMoment } from '#platform/clock.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useAmountText } from '#platform/web/currency.ts';
import { FileLink } from '#platform/web/file-link.tsx';
import { Badge, type BadgeTone } from '#platform/web/ui/cards/badge.tsx';
import { TableOrCards } from '#platform/web/ui/cards/table-or-cards.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { QueryContent } from '#platform/web/ui/states/query-content.tsx';
import { topUpReceipt, type TopUp } from '../top-up-contract.ts';
import { topUpsQuery } from './queries.ts';
import { resultText } from './top-up-result.tsx';

const tones: Record<TopUp['state'], BadgeTone> = {
  paying: 'waiting',
  crediting: 'waiting',
  credited: 'good',
  refused: 'danger',
  cancelled: 'calm',
  expired: 'calm',
  refunding: 'waiting',
  refunded: 'info',
  failed: 'calm',
};

/** The top-ups of the user, of any number, with their receipts. */
export function TopUpList() {
  const t = useTranslations('balance');
  const query = useQuery(topUpsQuery(useApi()));
  return (
    <Section title={t('top_ups')}>
      <QueryContent query={query}>
        {(topUps) =>
          topUps.length === 0 ? (
            <p className="text-ink-quiet">{t('top_ups_empty')}</p>
          ) : (
            <TableOrCards
              caption={t('top_ups')}
              rows={topUps}
              rowKey={({ top_up_id }) => top_up_id}
              columns={[
                { key: 'when', title: t('column_when'), cell: ({ created_at }) => shownMoment(new Date(created_at)) },
                { key: 'number', title: t('column_number'), cell: ({ msisdn }) => readableNumber(msisdn) },
                { key: 'amount', title: t('column_amount'), cell: amountOf },
                { key: 'state', title: t('column_state'), cell: stateOf },
                { key: 'receipt', title: t('receipt'), control: 'beside', cell: receiptOf },
              ]}
            />
          )
        }
      </QueryContent>
    </Section>
  );
}

const amountOf = (topUp: TopUp) => <Amount topUp={topUp} />;
const stateOf = (topUp: TopUp) => <State topUp={topUp} />;
const receiptOf = (topUp: TopUp) => topUp.has_receipt && <Receipt topUp={topUp} />;

function Amount({ topUp: { amount, way, is_automatic, card_name } }: { topUp: TopUp }) {
  const t = useTranslations('balance');
  const amountText = useAmountText();
  const parts = [amount && amountText(amount), t(is_automatic ? 'way_automatic' : `way_${way}`), card_name];
  return parts.filter(Boolean).join(' · ');
}

/** With the reason, if the server knows one. */
export function State({ topUp }: { topUp: TopUp }) {
  const t = useTranslations('balance');
  const amountText = useAmountText();
  const { state, reason, message, msisdn, amount } = topUp;
  const values = { number: readableNumber(msisdn), amount: amount ? amountText(amount) : '' };
  return (
    <>
      <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>
      {reason !== null && (
        <span className="block text-s text-ink-quiet">
          {t(`result_${resultText(topUp)}_title`, values)}. {message}
        </span>
      )}
    </>
  );
}

function Receipt({ topUp: { top_up_id: topUpId } }: { topUp: TopUp }) {
  const t = useTranslations('balance');
  return (
    <FileLink failed={t('file_failed')} read={(api) => api.download(topUpReceipt, { params: { topUpId } })}>
      {t('receipt')}
    </FileLink>
  );
}

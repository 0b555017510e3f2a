import { useTranslations } from 'use-intl/react';
import { shownMoment } from '#platform/clock.ts';
import { centsOf } from '#platform/money.ts';
import { useAmountText } from '#platform/web/currency.ts';
import { TableOrCards } from '#platform/web/ui/cards/table-or-cards.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import type { Movement } from '../contract.ts';

const textOfKind = {
  'top-up': 'kind_top_up',
  voucher: 'kind_voucher',
  purchase: 'kind_purchase',
  usage: 'kind_usage',
  bonus: 'kind_bonus',
  adjustment: 'kind_adjustment',
  expiry: 'kind_expiry',
} as const satisfies Record<Movement['kind'], string>;

/** What was taken and added, newest first. */
export function Movements({ movements }: { movements: readonly Movement[] }) {
  const t = useTranslations('balance');
  return (
    <Section title={t('movements')}>
      {movements.length === 0 ? (
        <p className="text-ink-quiet">{t('movements_empty')}</p>
      ) : (
        <TableOrCards
          caption={t('movements')}
          rows={movements}
          rowKey={({ movement_id }) => movement_id}
          columns={[
            { key: 'what', title: t('column_what'), cell: whatOf },
            { key: 'when', title: t('column_when'), cell: ({ moved_at }) => shownMoment(new Date(moved_at)) },
            { key: 'amount', title: t('column_amount'), cell: amountOf },
          ]}
        />
      )}
    </Section>
  );
}

const whatOf = (movement: Movement) => <What movement={movement} />;
const amountOf = (movement: Movement) => <Amount movement={movement} />;

function What({ movement: { kind, name } }: { movement: Movement }) {
  const t = useTranslations('balance');
  const kindText = t(textOfKind[kind]);
  return name.startsWith(kindText) ? name : `${kindText} · ${name}`;
}

/** Added amounts have a plus. */
function Amount({ movement: { amount } }: { movement: Movement }) {
  const amountText = useAmountText();
  const isAdded = centsOf(amount) > 0;
  return <b className={isAdded ? 'text-accent-word' : undefined}>{`${isAdded ? '+' : ''}${amountText(amount)}`}</b>;
}

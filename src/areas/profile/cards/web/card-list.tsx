import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { shownDay } from '#platform/clock.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { Icon } from '#platform/web/art/icon.tsx';
import { cardIcon, clockIcon, signIcon, tvIcon } from '#platform/web/art/icons/services.ts';
import { listIcon } from '#platform/web/art/icons/actions.ts';
import { usePriceText } from '#platform/web/currency.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card as Surface } from '#platform/web/ui/cards/card.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import type { Card } from '../contract.ts';
import { cardLife } from '../../rules.ts';
import type { RecurrentPayments } from '../../payments/contract.ts';
import { isNothing, numbersToppedUpBy, unpaid, type PaymentKind } from '../../payments/rules.ts';
import { payableItems, type ShownItem } from '../../web/payable-items.ts';
import { QueryContent } from '#platform/web/ui/states/query-content.tsx';
import { profileAccountQuery } from '../../web/queries.ts';
import { useToday } from '../../web/use-today.ts';

type CardListProps = { cards: readonly Card[]; payments: RecurrentPayments };

/** The saved cards: their look, their payments and their expiry. */
export function CardList(props: CardListProps) {
  const account = useQuery(profileAccountQuery(useApi()));
  // Without today's date no card can be shown as valid.
  return (
    <QueryContent query={account} height="14rem">
      {() => <Wallets {...props} />}
    </QueryContent>
  );
}

function Wallets({ cards, payments }: CardListProps) {
  const today = useToday();
  return (
    <ul className="wallets">
      {cards.map((card) => (
        <Surface as="li" key={card.id} className="wallet" waits={cardLife(card.expiration_date, today) !== 'good'}>
          <div className="wallet-inside">
            <Plastic card={card} />
            <PaysFor card={card} cards={cards} payments={payments} />
          </div>
        </Surface>
      ))}
    </ul>
  );
}

function Plastic({ card }: { card: Card }) {
  const t = useTranslations('profile-cards');
  return (
    <div className="plastic" data-type={card.type}>
      <span className="plastic-chip" aria-hidden />
      <b className="plastic-type">{card.type === 'VISA' ? t('card_visa') : t('card_other')}</b>
      <span className="plastic-number">{card.name}</span>
      {card.expiration_date && (
        <span className="plastic-until">
          <small>{t('card_until')}</small>
          <b>{shownDay(card.expiration_date)}</b>
        </span>
      )}
    </div>
  );
}

const groupIcon: Record<PaymentKind, string> = { contracts: signIcon, enlightenment: listIcon, smart_tv: tvIcon };

function PaysFor({ card, cards, payments }: { card: Card; cards: readonly Card[]; payments: RecurrentPayments }) {
  const t = useTranslations('profile-cards');
  const paid = payableItems(payments).filter((item) => item.card_id === card.card_id);
  const numbers = numbersToppedUpBy(card.card_id, payments);
  return (
    <div className="pays-for">
      <h3 className="text-m font-bold">{t('card_pays')}</h3>
      {paid.length + numbers.length === 0 ? (
        <p className="text-ink-quiet">{t('card_pays_nothing')}</p>
      ) : (
        <ul>
          {paid.map((item) => (
            <PaidItem key={`${item.group} ${item.id}`} item={item} />
          ))}
          {numbers.map((number) => (
            <li key={number}>
              <Icon shape={cardIcon} size="s" />
              <span>{t('card_tops_up', { number: readableNumber(number) })}</span>
            </li>
          ))}
        </ul>
      )}
      <ExpiryWarning card={card} />
      <Actions card={card} cards={cards} payments={payments} isPaying={paid.length > 0} />
    </div>
  );
}

function PaidItem({ item }: { item: ShownItem }) {
  const t = useTranslations('profile');
  const cards = useTranslations('profile-cards');
  const priceText = usePriceText();
  // The name of a contract already says that it is one.
  const group = item.group === 'contracts' ? null : cards(`group_${item.group}`);
  const note = item.price_currency ? priceText(item.price_currency) : group;
  return (
    <li>
      <Icon shape={groupIcon[item.group]} size="s" />
      <span>
        {item.name || t('contract_number', { number: item.id })}
        {note && <small>{note}</small>}
      </span>
    </li>
  );
}

function ExpiryWarning({ card }: { card: Card }) {
  const t = useTranslations('profile-cards');
  const today = useToday();
  const life = cardLife(card.expiration_date, today);
  if (life === 'good' || card.expiration_date === null) return null;
  const day = shownDay(card.expiration_date);
  return (
    <p className="pays-for-warning">
      <Icon shape={clockIcon} size="s" />
      <span>{life === 'expired' ? t('card_expired', { day }) : t('card_expires', { day })}</span>
    </p>
  );
}

type ActionsProps = { card: Card; cards: readonly Card[]; payments: RecurrentPayments; isPaying: boolean };

function Actions({ card, cards, payments, isPaying }: ActionsProps) {
  const t = useTranslations('profile-cards');
  const today = useToday();
  const { name } = card;
  const isEnding = cardLife(card.expiration_date, today) !== 'good';
  const hasOthers = cards.length > 1;
  const free = unpaid(payments);
  const isToppingUp = numbersToppedUpBy(card.card_id, payments).length > 0;
  const remove = () =>
    isPaying && hasOthers && !isToppingUp
      ? openDialog('profile.SwapCards', { card, isRemoval: true })
      : openDialog('profile.DeleteCard', { card });
  return (
    <div className="pays-for-actions">
      <Button
        kind={isEnding ? 'primary' : 'soft'}
        aria-label={t('card_replace_of', { name })}
        onClick={() => openDialog('profile.ReplaceCard', { card })}
      >
        {t('card_replace')}
      </Button>
      {isPaying && hasOthers && (
        <Button onClick={() => openDialog('profile.SwapCards', { card, isRemoval: false })}>{t('move_all')}</Button>
      )}
      {!isPaying && !isEnding && !isNothing(free) && (
        <Button
          aria-label={t('card_choose_of', { name })}
          onClick={() => openDialog('profile.ActivateAutomaticPayment', { assignment: free, cardId: card.card_id })}
        >
          {t('card_choose')}
        </Button>
      )}
      <Button kind="bare" aria-label={t('card_remove_of', { name })} onClick={remove}>
        {t('card_remove')}
      </Button>
    </div>
  );
}

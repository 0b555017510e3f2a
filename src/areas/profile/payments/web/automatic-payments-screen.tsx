import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { giftIcon, signIcon, tvIcon } from '#platform/web/art/icons/services.ts';
import { listIcon } from '#platform/web/art/icons/actions.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { usePriceText } from '#platform/web/currency.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { Disc } from '#platform/web/ui/cards/disc.tsx';
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { RowContent, RowList, rowClass } from '#platform/web/ui/cards/row-list.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import type { Card } from '../../cards/contract.ts';
import type { RecurrentPayments } from '../contract.ts';
import { isEligibleForBonus, onlyItem, paymentKinds, type PaymentKind } from '../rules.ts';
import { cardLife } from '../../rules.ts';
import { registerProfileDialogs } from '../../web/dialogs.ts';
import { QueryContent } from '#platform/web/ui/states/query-content.tsx';
import { payableItems, type ShownItem } from '../../web/payable-items.ts';
import { ProfilePage } from '../../web/profile-page.tsx';
import { cardsQuery, paymentsQuery } from '../../web/queries.ts';
import { useToday } from '../../web/use-today.ts';

registerProfileDialogs();

export function AutomaticPaymentsScreen() {
  const t = useTranslations('profile-cards');
  const api = useApi();
  const cards = useQuery(cardsQuery(api));
  const payments = useQuery(paymentsQuery(api, useLanguage()));
  const info = <Button onClick={() => openDialog('profile.AutomaticPaymentInfo')}>{t('payments_info')}</Button>;
  return (
    <ProfilePage title={t('payments_title')} text={t('payments_text')} aside={info}>
      <QueryContent query={payments} height="14rem">
        {(list) => <QueryContent query={cards}>{(saved) => <Groups payments={list} cards={saved} />}</QueryContent>}
      </QueryContent>
    </ProfilePage>
  );
}

function Groups({ payments, cards }: { payments: RecurrentPayments; cards: readonly Card[] }) {
  const t = useTranslations('profile-cards');
  const items = payableItems(payments);
  if (items.length === 0) return <EmptyState title={t('payments_empty_title')} text={t('payments_empty_text')} />;
  const groups = paymentKinds.map((group) => ({ group, items: items.filter((item) => item.group === group) }));
  return (
    <>
      {isEligibleForBonus(payments) && (
        <Notice tone="info" shape={giftIcon}>
          {t('payments_bonus')}
        </Notice>
      )}
      {groups
        .filter((each) => each.items.length > 0)
        .map((each) => (
          <Section key={each.group} title={t(`group_${each.group}`)}>
            <RowList>
              {each.items.map((item) => (
                <li key={item.id} className={rowClass}>
                  <PaymentRow item={item} cards={cards} />
                </li>
              ))}
            </RowList>
          </Section>
        ))}
    </>
  );
}

const groupIcon: Record<PaymentKind, string> = { contracts: signIcon, enlightenment: listIcon, smart_tv: tvIcon };

export function PaymentRow({ item, cards }: { item: ShownItem; cards: readonly Card[] }) {
  const t = useTranslations('profile');
  const words = useTranslations('profile-cards');
  const priceText = usePriceText();
  const ending = useEndingNote();
  const name = item.name || t('contract_number', { number: item.id });
  const card = cards.find(({ card_id }) => card_id === item.card_id);
  const notes = [
    item.price_currency && priceText(item.price_currency),
    card
      ? words('payments_by', { name: card.name })
      : words(item.is_paid_by_other ? 'payments_by_other' : 'payments_by_hand'),
    card && ending(card),
    item.card_id === null && item.is_eligible_for_bonus && words('payments_bonus_entry'),
  ];
  return (
    <RowContent
      lead={<Disc shape={groupIcon[item.group]} tone={card ? 'accent' : 'calm'} />}
      title={name}
      note={notes.filter(Boolean).join(' · ')}
      state={
        card ? (
          <StopButton item={item} name={name} card={card} />
        ) : (
          <ActivateButton item={item} name={name} cards={cards} />
        )
      }
      leads={false}
    />
  );
}

/** A note about an expiring card, shown beside its payments. */
function useEndingNote(): (card: Card) => string | false {
  const t = useTranslations('profile-cards');
  const today = useToday();
  return ({ expiration_date: day }) => {
    const life = cardLife(day, today);
    if (day === null || life === 'good') return false;
    return t(life === 'expired' ? 'payments_card_expired' : 'payments_card_ends', { day: shownDay(day) });
  };
}

function ActivateButton({ item, name, cards }: { item: ShownItem; name: string; cards: readonly Card[] }) {
  const t = useTranslations('profile-cards');
  const open = () =>
    cards.length === 0
      ? openDialog('profile.NoAddedCard')
      : openDialog('profile.ActivateAutomaticPayment', { assignment: onlyItem(item) });
  return (
    <Button aria-label={t('payments_activate_of', { name })} onClick={open}>
      {t('payments_activate')}
    </Button>
  );
}

function StopButton({ item, name, card }: { item: ShownItem; name: string; card: Card }) {
  const t = useTranslations('profile-cards');
  return (
    <Button
      kind="bare"
      aria-label={t('payments_stop_of', { name })}
      onClick={() => openDialog('profile.StopAutomaticPayment', { item, name, card })}
    >
      {t('payments_stop')}
    </Button>
  );
}

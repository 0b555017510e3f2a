import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { Icon } from '#platform/web/art/icon.tsx';
import { cardIcon } from '#platform/web/art/icons/services.ts';
import { AskButton } from '#platform/web/ask/ask-button.tsx';
import { useAmountText } from '#platform/web/currency.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { isNumberFirst, serviceIcon } from '#platform/web/shell/service-look.ts';
import { buttonClass } from '#platform/web/ui/actions/button.tsx';
import { CalendarLeaf } from '#platform/web/ui/cards/calendar-leaf.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { DaysLeft } from '#platform/web/ui/cards/days-left.tsx';
import type { Attention, HomeService } from '../contract.ts';
import { AllowanceText } from './allowance-text.tsx';
import {
  daysUntilDue,
  placeOfAttention,
  searchOfAttention,
  subjectOfAttention,
  useAttentionTexts,
} from './attention-texts.ts';

/** Undefined if the entry belongs to the account, like a card, or to a service outside the profile. */
type NeedCardProps = {
  item: Attention;
  service: HomeService | undefined;
  today: string;
  isFirst: boolean;
  /** Several entries may be about one number; its allowance and its balance are shown once. */
  showsFigures: boolean;
};

/** One attention entry: its subject, a sentence, a fact, an action. */
export function NeedCard({ item, service, today, isFirst, showsFigures }: NeedCardProps) {
  const t = useTranslations('home');
  const words = useAttentionTexts(today)(item);
  const subject = subjectOfAttention(item);
  return (
    <Card as="li" waits className="need">
      {service && <ServiceLine service={service} showsFigures={showsFigures} />}
      {item.kind === 'card-ends' && <SubjectLine name={String(item.properties['name'])} kind={t('card')} />}
      {item.kind === 'bill-due' && <SubjectLine name={String(item.properties['name'])} kind={t('bill')} />}
      <div>
        <h3 className="need-title">{words.title}</h3>
        <Fact item={item} today={today} text={words.text} />
      </div>
      <div className="need-actions">
        <PortalLink
          to={placeOfAttention(item)}
          search={searchOfAttention(item)}
          className={buttonClass({ kind: isFirst ? 'primary' : 'soft' }, 'justify-self-start')}
        >
          {words.action}
        </PortalLink>
        {subject && <AskButton subject={subject} about={words.title} />}
      </div>
    </Card>
  );
}

function ServiceLine({ service, showsFigures }: { service: HomeService; showsFigures: boolean }) {
  const t = useTranslations('shell');
  const home = useTranslations('home');
  const amountText = useAmountText();
  const { allowance, balance } = service;
  const name = isNumberFirst(service.service_type)
    ? readableNumber(service.service_id)
    : t(`type_${service.service_type}`);
  return (
    <p className="need-service">
      <Icon shape={serviceIcon[service.service_type]} />
      <span>
        <b>{name}</b> · {service.tariff_name}
        {showsFigures && balance && ` · ${home('balance_left', { amount: amountText(balance) })}`}
        {showsFigures && allowance && (
          <>
            {' · '}
            <AllowanceText allowance={allowance} />
          </>
        )}
      </span>
    </p>
  );
}

/** An entry that belongs to no service: a card or a bill. */
function SubjectLine({ name, kind }: { name: string; kind: string }) {
  return (
    <p className="need-service">
      <Icon shape={cardIcon} />
      <span>
        <b>{name}</b> · {kind}
      </span>
    </p>
  );
}

function Fact({ item, today, text }: { item: Attention; today: string; text: string }) {
  const t = useTranslations('home');
  if (item.kind === 'free-period-ends' && item.due_on) {
    const days = daysUntilDue(item, today);
    return (
      <>
        <p className="need-text">{text}</p>
        <DaysLeft left={days} total={30} label={t('free_period_days', { days })} />
      </>
    );
  }
  if (!item.due_on) return <p className="need-text">{text}</p>;
  return (
    <div className="need-paper">
      <CalendarLeaf day={item.due_on} tone={item.kind === 'document-to-sign' ? 'info' : 'danger'} />
      <p className="need-text">{text}</p>
    </div>
  );
}

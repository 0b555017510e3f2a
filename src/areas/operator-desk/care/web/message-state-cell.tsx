import { useTranslations } from 'use-intl/react';
import type { Result } from '#platform/endpoint.ts';
import { Badge } from '#platform/web/ui/cards/badge.tsx';
import { useMoment } from '../../web/moment.ts';
import type { readCustomer } from '../contract.ts';

type Message = Result<typeof readCustomer>['messages'][number];
type Delivery = NonNullable<Message['delivery']>;

const tones = { sent: 'good', waits: 'waiting', failed: 'danger' } as const;
const deliveryTones = {
  delivered: 'good',
  expired: 'danger',
  undeliverable: 'danger',
  rejected: 'danger',
  unknown: 'waiting',
} as const;

/** Whether the message was sent and, as far as the receipts of the SMS centre say, delivered. */
export function MessageStateCell({ message: { state, delivery, last_error } }: { message: Message }) {
  const t = useTranslations('operator-desk');
  return (
    <span className="desk-lines">
      {delivery === null ? (
        <Badge tone={tones[state]}>{t(`message_${state}`)}</Badge>
      ) : (
        <DeliveryLines delivery={delivery} />
      )}
      {last_error !== null && <code className="desk-code">{last_error}</code>}
    </span>
  );
}

function DeliveryLines({ delivery: { state, at, error } }: { delivery: Delivery }) {
  const t = useTranslations('operator-desk');
  const moment = useMoment();
  return (
    <>
      <Badge tone={deliveryTones[state]}>{t(`delivery_${state}`)}</Badge>
      {state !== 'delivered' && <span>{t(`delivery_reason_${state}`)}</span>}
      {error !== null && <span className="desk-quiet">{t('delivery_error', { error })}</span>}
      <span className="desk-quiet">{moment(at)}</span>
    </>
  );
}

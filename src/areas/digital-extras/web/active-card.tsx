import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { shownPrice } from '#platform/money.ts';
import { clockIcon, stopIcon } from '#platform/web/art/icons/services.ts';
import { checkIcon } from '#platform/web/art/icons/shell.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { Badge, type BadgeTone } from '#platform/web/ui/cards/badge.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import type { Extra } from '../contract-parts.ts';
import { actionsOf, type ExtraAction } from '../extra-actions.ts';
import { isStreamingPlan, streamingPlans } from '../streaming/rules.ts';
import type { ExtraStatus } from '../constants.ts';
import type { ActiveCardProps } from './active-card-props.ts';
import { ExtraPicture } from './extra-picture.tsx';
import { ExtraPrice } from './extra-price.tsx';
import { PlainCard } from './plain-card.tsx';
import { DetailsLink } from './service-card.tsx';
import { useExtraAction } from './use-extra-action.ts';
import { useExtraName } from './use-extra-names.ts';
import { useHomeAssistanceCodes } from '../home-assistance/web/use-home-assistance-codes.ts';

/** A service of the number: its state, its price and its actions. */
export function ActiveCard(props: ActiveCardProps) {
  const { extra } = props;
  const name = useExtraName()(extra);
  const actions = actionsOf(extra, useHomeAssistanceCodes());
  return (
    <PlainCard
      title={name}
      picture={<ExtraPicture extra={extra} />}
      state={<StatusBadge extra={extra} />}
      text={<Facts extra={extra} policy={props.policy} />}
      price={<ExtraPrice extra={extra} screen="active" />}
      action={<DetailsLink code={extra.code} name={name} />}
    >
      {actions.length > 0 && <ExtraActions actions={actions} card={props} />}
    </PlainCard>
  );
}

export function ExtraActions({ actions, card }: { actions: readonly ExtraAction[]; card: ActiveCardProps }) {
  const name = useExtraName()(card.extra);
  return actions.map((action) => <ActionButton key={action} action={action} name={name} card={card} />);
}

function ActionButton({ action, name, card }: { action: ExtraAction; name: string; card: ActiveCardProps }) {
  const t = useTranslations('digital-extras');
  const { run, preload, busy } = useExtraAction(action, card);
  const words = t(`action_${action}`);
  const isQuiet = action === 'deactivate' || action === 'deactivation-info';
  return (
    <Button
      kind={isQuiet ? 'bare' : 'soft'}
      busy={busy}
      aria-label={t('action_for', { action: words, name })}
      onPointerEnter={preload}
      onClick={run}
    >
      {words}
    </Button>
  );
}

const looks: Record<ExtraStatus, { tone: BadgeTone; shape: string }> = {
  Active: { tone: 'good', shape: checkIcon },
  WaitingForDeactivation: { tone: 'danger', shape: stopIcon },
  InProgress: { tone: 'waiting', shape: clockIcon },
  PendingActivation: { tone: 'waiting', shape: clockIcon },
  Inactive: { tone: 'calm', shape: stopIcon },
};

export function StatusBadge({ extra }: { extra: Extra }) {
  const t = useTranslations('digital-extras');
  const { tone, shape } = looks[extra.status];
  const day = extra.deactivation_date ? shownDay(extra.deactivation_date) : '';
  return (
    <Badge tone={tone} shape={shape}>
      {extra.status === 'WaitingForDeactivation'
        ? t('status_WaitingForDeactivation', { day })
        : t(`status_${extra.status}`)}
    </Badge>
  );
}

function Facts({ extra, policy }: Pick<ActiveCardProps, 'extra' | 'policy'>) {
  const t = useTranslations('digital-extras');
  const language = useLanguage();
  const facts: string[] = [];
  if (extra.status === 'InProgress') facts.push(t('under_way_text'));
  if (extra.status === 'PendingActivation') facts.push(t('pending_text'));
  if (extra.is_core_service) facts.push(t('core'));
  if (isStreamingPlan(extra.code)) facts.push(t('plan_facts', streamingPlans[extra.code]));
  if (extra.contact_number) facts.push(t('contact', { number: readableNumber(extra.contact_number) }));
  if (policy) facts.push(t('policy_is', { number: policy.policy_number, name: policy.insured_name }));
  if (policy === null) facts.push(t('policy_ending'));
  const next = extra.next_price_currency[0];
  if (extra.status !== 'WaitingForDeactivation' && extra.current_price_end_date && next) {
    facts.push(
      t(extra.current_period_state === 'Promo' ? 'promo_until' : 'free_until', {
        day: shownDay(extra.current_price_end_date),
      }),
    );
    facts.push(t('then_price', { price: shownPrice(next, language) }));
  }
  return facts.length > 0 ? facts.join(' · ') : extra.description;
}

import { useTranslations } from 'use-intl/react';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { TextButton, textLinkClass } from '#platform/web/ui/actions/text-link.tsx';
import { isChosenAlone } from '../choosing.ts';
import { withoutPosition } from '../price-to-show.ts';
import type { Eligibility } from '../contract.ts';
import type { Extra } from '../contract-parts.ts';
import { isStreamingPlan } from '../streaming/rules.ts';
import { donationGroup } from '../constants.ts';
import { subjectOf } from './flow.ts';
import { ServiceCard } from './service-card.tsx';
import { useExtraName } from './use-extra-names.ts';
import { useHomeAssistanceCodes } from '../home-assistance/web/use-home-assistance-codes.ts';

type AddCardProps = {
  extra: Extra;
  data: Eligibility;
  msisdn: string;
  isFull: boolean;
  isChosen: boolean;
  onChoose: () => void;
};

/** A card of the add tab. Extras that need a cause, an address or a free position link there instead of a checkbox. */
export function AddCard({ extra: offered, data, msisdn, isFull, isChosen, onChoose }: AddCardProps) {
  const extra = isFull ? withoutPosition(offered) : offered;
  const t = useTranslations('digital-extras');
  const name = useExtraName()(extra);
  const isHomeAssistance = useHomeAssistanceCodes().has(extra.code);
  const linked = (to: string, search: Record<string, string>, words: string) => (
    <PortalLink to={to} search={search} className={textLinkClass} aria-label={t('action_for', { action: words, name })}>
      {words}
    </PortalLink>
  );
  if (extra.group_type === donationGroup) {
    const place = linked('/digital-extras/select-services/details', { code: extra.code }, t('choose_cause'));
    return <ServiceCard extra={extra} screen="select" action={place} />;
  }
  if (isHomeAssistance) {
    const place = '/digital-extras/select-services/home-assistance/address';
    return (
      <ServiceCard extra={extra} screen="select" action={linked(place, { extra: extra.code }, t('enter_address'))} />
    );
  }
  if (extra.is_on_slot && isFull) {
    const open = () =>
      openDialog('digital-extras.Activate', { ...subjectOf(data, msisdn), extras: [offered], asPaid: true });
    const words = t('take_as_paid');
    const button = (
      <TextButton aria-label={t('action_for', { action: words, name })} onClick={open}>
        {words}
      </TextButton>
    );
    return <ServiceCard extra={extra} screen="select" action={button} />;
  }
  const isPlan = isStreamingPlan(extra.code);
  const isSingle = extra.is_on_slot || isChosenAlone(extra.code) || isPlan;
  const pick = {
    type: isSingle ? ('radio' as const) : ('checkbox' as const),
    name: extra.is_on_slot ? 'position' : isPlan ? `family-${extra.group_type}` : `extra-${extra.code}`,
    checked: isChosen,
    onPick: onChoose,
  };
  return <ServiceCard extra={extra} screen="select" pick={pick} />;
}

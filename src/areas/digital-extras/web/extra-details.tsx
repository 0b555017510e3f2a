import { useTranslations } from 'use-intl/react';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { Button, buttonClass } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { isChosenAlone, packageFault } from '../choosing.ts';
import type { Extra } from '../contract-parts.ts';
import { actionsOf } from '../extra-actions.ts';
import { nextPosition } from '../positions.ts';
import { withoutPosition } from '../price-to-show.ts';
import { donationGroup, specialTextCode } from '../constants.ts';
import { everyExtra } from '../states.ts';
import { DetailFacts } from './detail-facts.tsx';
import { ExtraActions, StatusBadge } from './active-card.tsx';
import type { NumberExtras } from './extras-page.tsx';
import { ExtraPicture } from './extra-picture.tsx';
import { ExtraPrice } from './extra-price.tsx';
import { PartnerState } from './partner-state.tsx';
import { requiredPackageOf, subjectOf } from './flow.ts';
import { useExtraName } from './use-extra-names.ts';
import { useHomeAssistanceCodes } from '../home-assistance/web/use-home-assistance-codes.ts';
import './extra-details.css';

/** An extra with its description, price and order button; an active one with all its actions. */
export function ExtraDetails({ extra, data, msisdn }: NumberExtras & { extra: Extra }) {
  const t = useTranslations('digital-extras');
  const name = useExtraName()(extra);
  const isIncluded = data.data.tariff_extras.some(({ code }) => code === extra.code);
  const isFull = nextPosition(data.swappable_addons, data.swappable_slots.free_slots) === null;
  const priced = extra.status === 'Inactive' && isFull ? withoutPosition(extra) : extra;
  return (
    <Card as="article" className="extra-details">
      <span className="extra-details-picture">
        <ExtraPicture extra={extra} />
      </span>
      <div className="grid content-start justify-items-start gap-4">
        <h1 className="text-3xl">{name}</h1>
        {extra.status !== 'Inactive' && <StatusBadge extra={extra} />}
        <p className="text-l leading-[1.4] text-ink-quiet">{extra.description}</p>
        {extra.code === specialTextCode && <p>{t('partner_registration')}</p>}
        {isChosenAlone(extra.code) && <p className="text-s text-ink-quiet">{t('bundle_note')}</p>}
        <ExtraPrice extra={priced} screen={isIncluded ? 'included' : 'details'} />
        <DetailFacts extra={extra} data={data} isIncluded={isIncluded} />
        {extra.status !== 'Inactive' && <Manage extra={extra} data={data} msisdn={msisdn} isIncluded={isIncluded} />}
        <PartnerState extra={extra} msisdn={msisdn} />
        {extra.status === 'Inactive' && extra.group_type !== donationGroup && (
          <TakeIt extra={extra} data={data} msisdn={msisdn} isIncluded={isIncluded} />
        )}
      </div>
    </Card>
  );
}

function Manage({ extra, data, msisdn, isIncluded }: TakeItProps) {
  const isStreaming = data.streaming_addons.some(({ code }) => code === extra.code);
  const section = isIncluded ? ('included-services' as const) : ('select-services' as const);
  const type = isIncluded ? 'intariff' : isStreaming ? 'streaming' : 'addon';
  // The form below changes the donation.
  const actions = actionsOf(extra, useHomeAssistanceCodes()).filter((action) => action !== 'change-donation');
  return (
    <div className="flex flex-wrap gap-2">
      <ExtraActions actions={actions} card={{ extra, data, msisdn, section, type }} />
    </div>
  );
}

type TakeItProps = NumberExtras & { extra: Extra; isIncluded: boolean };

function TakeIt({ extra, data, msisdn, isIncluded }: TakeItProps) {
  const t = useTranslations('digital-extras');
  const isHomeAssistance = useHomeAssistanceCodes().has(extra.code);
  if (isHomeAssistance) {
    return (
      <PortalLink
        to="/digital-extras/select-services/home-assistance/address"
        search={{ extra: extra.code }}
        className={buttonClass({ kind: 'primary', tall: true }, 'justify-self-start')}
      >
        {t('enter_address')}
      </PortalLink>
    );
  }
  const next = nextPosition(data.swappable_addons, data.swappable_slots.free_slots);
  const asPaid = extra.is_on_slot && next === null;
  const open = () => {
    if (packageFault(extra, everyExtra(data)))
      return openDialog('digital-extras.RequiredPackage', requiredPackageOf(extra, data, msisdn));
    if (isIncluded) {
      return openDialog('digital-extras.ActivateIncluded', {
        ...subjectOf(data, msisdn, 'included-services'),
        extras: [extra],
      });
    }
    const position = extra.is_on_slot ? (next ?? undefined) : undefined;
    return openDialog('digital-extras.Activate', { ...subjectOf(data, msisdn), extras: [extra], position, asPaid });
  };
  return (
    <Button kind="primary" tall className="justify-self-start" onClick={open}>
      {asPaid ? t('take_as_paid') : t('activate')}
    </Button>
  );
}

import { useTranslations } from 'use-intl/react';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { buttonClass } from '#platform/web/ui/actions/button.tsx';
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import type { Eligibility } from '../contract.ts';
import type { Extra } from '../contract-parts.ts';
import { activeExtras, isUnderWay } from '../lists.ts';
import type { DeactivationType } from '../constants.ts';
import { ActiveCard } from './active-card.tsx';
import type { NumberExtras } from './extras-page.tsx';
import { PositionsBoard } from './positions-board.tsx';
import { useInsuranceObject } from '../insurance/web/use-insurance-object.ts';

type AddedExtra = { extra: Extra; type: DeactivationType };

/** The optional extras of the number, pending ones first. */
export function addedExtras(data: Eligibility): AddedExtra[] {
  const shown = (extras: Extra[], type: DeactivationType) =>
    [...extras.filter(isUnderWay), ...activeExtras(extras)].map((extra) => ({ extra, type }));
  return [...shown(data.swappable_addons, 'addon'), ...shown(data.streaming_addons, 'streaming')];
}

export function ActiveTab({ data, msisdn }: NumberExtras) {
  const t = useTranslations('digital-extras');
  const shown = addedExtras(data);
  const policies = useInsuranceObject(msisdn, data.swappable_addons);
  return (
    <div className="grid gap-8">
      <PositionsBoard data={data} msisdn={msisdn} />
      {shown.length === 0 ? (
        <EmptyState
          title={t('nothing_active')}
          text={t('nothing_active_text')}
          action={
            <PortalLink to="/digital-extras/select-services" className={buttonClass({ kind: 'primary' })}>
              {t('go_add')}
            </PortalLink>
          }
        />
      ) : (
        <Section title={t('tab_active')} titleHidden>
          <div className="pick-cards">
            {shown.map(({ extra, type }) => (
              <ActiveCard
                key={extra.code}
                extra={extra}
                data={data}
                msisdn={msisdn}
                section="select-services"
                type={type}
                policy={policies[extra.code]}
              />
            ))}
          </div>
        </Section>
      )}
    </div>
  );
}

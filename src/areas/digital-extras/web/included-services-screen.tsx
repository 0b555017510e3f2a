import { useTranslations } from 'use-intl/react';
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx';
import { openDialog, preloadDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { TextButton } from '#platform/web/ui/actions/text-link.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import type { Extra } from '../contract-parts.ts';
import type { Tab } from '../lists.ts';
import { includedServices } from '../states.ts';
import { ActiveCard } from './active-card.tsx';
import { ExtrasHeading } from './extras-heading.tsx';
import { ExtrasPage, type NumberExtras } from './extras-page.tsx';
import { useTab } from './extras-tabs.tsx';
import { subjectOf } from './flow.ts';
import { ServiceCard } from './service-card.tsx';
import { useExtraName } from './use-extra-names.ts';
import { useInsuranceObject } from '../insurance/web/use-insurance-object.ts';

/** The extras that the tariff includes, by period: free, promo and paid. */
export function IncludedServicesScreen() {
  const t = useTranslations('digital-extras');
  const tab = useTab();
  useDocumentTitle(t('included_title'));
  return (
    <ExtrasPage>
      {(given) => (
        <>
          <ExtrasHeading
            title={t('included_title')}
            text={t('included_text')}
            activeCount={includedServices(given).selectedExtras.length}
          />
          <IncludedTab {...given} tab={tab} />
        </>
      )}
    </ExtrasPage>
  );
}

function IncludedTab({ tab, ...given }: NumberExtras & { tab: Tab }) {
  const t = useTranslations('digital-extras');
  const policies = useInsuranceObject(given.msisdn, given.data.data.tariff_extras);
  const state = includedServices(given, tab, policies);
  const sections = [
    { key: 'free', extras: state.freeTariffExtras },
    { key: 'promo', extras: state.promoTariffExtras },
    { key: 'paid', extras: state.paidTariffExtras },
  ] as const;
  const shown = sections.filter(({ extras }) => extras.length > 0);
  if (shown.length === 0) return <EmptyState title={t('included_none')} text={t(`included_none_${tab}`)} />;
  return (
    <div className="grid gap-8">
      {shown.map(({ key, extras }) => (
        <Section key={key} title={t(`included_${key}`)} text={t(`included_${key}_text`)}>
          <div className="pick-cards">
            {extras.map((extra) =>
              tab === 'add' ? (
                <IncludedCard key={extra.code} extra={extra} {...given} />
              ) : (
                <ActiveCard
                  key={extra.code}
                  extra={extra}
                  {...given}
                  section="included-services"
                  type="intariff"
                  policy={state.insuranceObject[extra.code]}
                />
              ),
            )}
          </div>
        </Section>
      ))}
    </div>
  );
}

function IncludedCard({ extra, data, msisdn }: NumberExtras & { extra: Extra }) {
  const t = useTranslations('digital-extras');
  const name = useExtraName()(extra);
  const subject = subjectOf(data, msisdn, 'included-services');
  const words = t('activate');
  return (
    <ServiceCard
      extra={extra}
      screen="included"
      action={
        <TextButton
          aria-label={t('action_for', { action: words, name })}
          onPointerEnter={() => preloadDialog('digital-extras.ActivateIncluded')}
          onClick={() => openDialog('digital-extras.ActivateIncluded', { ...subject, extras: [extra] })}
        >
          {words}
        </TextButton>
      }
    />
  );
}

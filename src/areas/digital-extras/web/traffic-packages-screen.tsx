import { useTranslations } from 'use-intl/react';
import { openDialog, preloadDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { TextButton } from '#platform/web/ui/actions/text-link.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { packageFault } from '../choosing.ts';
import type { Extra } from '../contract-parts.ts';
import { kindOf } from '../groups.ts';
import { everyExtra } from '../states.ts';
import { ActiveCard } from './active-card.tsx';
import { ExtrasHeading } from './extras-heading.tsx';
import { ExtrasPage, type NumberExtras } from './extras-page.tsx';
import { useTab } from './extras-tabs.tsx';
import { requiredPackageOf, subjectOf } from './flow.ts';
import { ServiceCard } from './service-card.tsx';
import { useExtraName } from './use-extra-names.ts';

/** Data packages: available ones, and active ones with their dependent extras. */
export function TrafficPackagesScreen() {
  const t = useTranslations('digital-extras');
  const tab = useTab();
  useDocumentTitle(t('traffic_title'));
  return (
    <ExtrasPage>
      {(given) => {
        const packages = given.data.swappable_addons.filter((extra) => kindOf(extra) === 'data');
        const active = packages.filter(({ status }) => status !== 'Inactive');
        const shown = tab === 'active' ? active : packages.filter(({ status }) => status === 'Inactive');
        return (
          <>
            <ExtrasHeading title={t('traffic_title')} text={t('traffic_text')} activeCount={active.length} />
            {shown.length === 0 ? (
              <EmptyState title={t('traffic_none')} text={t('traffic_none_text')} />
            ) : (
              <Section title={t(`tab_${tab}`)} titleHidden>
                <div className="pick-cards">
                  {shown.map((extra) =>
                    tab === 'active' ? (
                      <ActiveCard key={extra.code} extra={extra} {...given} section="select-services" type="addon" />
                    ) : (
                      <PackageCard key={extra.code} extra={extra} {...given} />
                    ),
                  )}
                </div>
              </Section>
            )}
          </>
        );
      }}
    </ExtrasPage>
  );
}

function PackageCard({ extra, data, msisdn }: NumberExtras & { extra: Extra }) {
  const t = useTranslations('digital-extras');
  const name = useExtraName()(extra);
  const words = t('activate');
  const open = () =>
    packageFault(extra, everyExtra(data))
      ? openDialog('digital-extras.RequiredPackage', requiredPackageOf(extra, data, msisdn))
      : openDialog('digital-extras.Activate', { ...subjectOf(data, msisdn), extras: [extra] });
  return (
    <ServiceCard
      extra={extra}
      screen="select"
      action={
        <TextButton
          aria-label={t('action_for', { action: words, name })}
          onPointerEnter={() => preloadDialog('digital-extras.Activate')}
          onClick={open}
        >
          {words}
        </TextButton>
      }
    />
  );
}

import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { ActiveTab, addedExtras } from './active-tab.tsx';
import { AddTab } from './add-tab.tsx';
import { ExtrasHeading } from './extras-heading.tsx';
import { ExtrasPage } from './extras-page.tsx';
import { useTab } from './extras-tabs.tsx';

/** The extras of a number: available and active. */
export function SelectServicesScreen() {
  const t = useTranslations('digital-extras');
  const tab = useTab();
  useDocumentTitle(t('page'));
  return (
    <ExtrasPage>
      {(given) => (
        <>
          <ExtrasHeading
            title={t('title')}
            text={
              given.data.contract_end_date
                ? t('contract_until', { day: shownDay(given.data.contract_end_date) })
                : undefined
            }
            activeCount={addedExtras(given.data).length}
          />
          {tab === 'add' ? <AddTab {...given} /> : <ActiveTab {...given} />}
        </>
      )}
    </ExtrasPage>
  );
}

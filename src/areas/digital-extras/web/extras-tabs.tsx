import { Link, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { CountBadge } from '#platform/web/ui/cards/badge.tsx';
import { TabLinks, tabLinkClass } from '#platform/web/ui/layout/tab-links.tsx';
import { defaultTab, tabs, type Tab } from '../lists.ts';

/** The two tabs of an extras page; the selected one is in the address. */
export function ExtrasTabs({ activeCount }: { activeCount: number }) {
  const t = useTranslations('digital-extras');
  return (
    <TabLinks label={t('tabs')}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          to="."
          search={(before: Record<string, string | undefined>) => withTab(before, tab)}
          activeOptions={{ includeSearch: true, exact: true }}
          replace
          className={tabLinkClass}
        >
          {t(`tab_${tab}`)}
          {tab === 'active' && <CountBadge count={activeCount} />}
        </Link>
      ))}
    </TabLinks>
  );
}

export function useTab(): Tab {
  const { tab } = useSearch({ strict: false }) as { tab?: string };
  return tabs.find((each) => each === tab) ?? defaultTab;
}

/** The default tab is not in the address. */
function withTab(before: Record<string, string | undefined>, tab: Tab): Record<string, string | undefined> {
  return { ...before, tab: tab === defaultTab ? undefined : tab };
}

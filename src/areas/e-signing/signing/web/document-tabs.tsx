import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { CountBadge } from '#platform/web/ui/cards/badge.tsx';
import { TabLinks, tabLinkClass } from '#platform/web/ui/layout/tab-links.tsx';
import { tabs, type Tab } from '../rules.ts';

const texts = { 'for-signing': 'tab_for_signing', history: 'tab_history' } as const;

type Search = Record<string, string | undefined>;

/** The link of the open tab keeps the current address. */
export function DocumentTabs({ tab, counts }: { tab: Tab; counts: Record<Tab, number> }) {
  const t = useTranslations('e-signing');
  return (
    <TabLinks label={t('tabs')}>
      {tabs.map((each) => (
        <Link
          key={each}
          to={each === tab ? '.' : '/e-signing/contracts'}
          search={({ documentId, ...before }: Search) =>
            each === tab ? { ...before, documentId } : { ...before, activeTab: each }
          }
          activeOptions={{ includeSearch: true, exact: true }}
          className={tabLinkClass}
        >
          {t(texts[each])}
          <CountBadge count={counts[each]} />
        </Link>
      ))}
    </TabLinks>
  );
}

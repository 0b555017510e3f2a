import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Icon } from '#platform/web/art/icon.tsx';
import { infoIcon, plusIcon } from '#platform/web/art/icons/shell.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { openDialog, preloadDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { Tabs } from '#platform/web/ui/layout/tabs.tsx';
import { listNames, type ListName } from '../rules.ts';
import { SiteList } from './site-list.tsx';
import { useLists } from './use-lists.ts';

type SiteListsProps = { msisdn: string; isActive: boolean; waitsUntil: string | null };

/** The blocked and allowed sites; read-only while the protection is off. */
export function SiteLists({ msisdn, isActive, waitsUntil }: SiteListsProps) {
  const t = useTranslations('network-protection');
  const [list, setList] = useState<ListName>('blacklist');
  const lists = useLists(msisdn);
  const explain = () => openDialog('network-protection.InactiveNetProtectInfo', { msisdn, waitsUntil });
  const add = (typed = '') =>
    isActive ? openDialog('network-protection.AddWebsite', { msisdn, list, typed }) : explain();
  const tabs = listNames.map((value) => ({
    value,
    label: t(value),
    ...(lists && { count: lists[value].size }),
    panel: <SiteList msisdn={msisdn} list={value} isActive={isActive} onAdd={add} />,
  }));
  return (
    <Section
      title={t('lists')}
      action={
        <Button onPointerEnter={() => preloadDialog('network-protection.AddWebsite')} onClick={() => add()}>
          <Icon shape={plusIcon} size="s" />
          {t('list_add')}
        </Button>
      }
    >
      <Card className="grid gap-4">
        {!isActive && (
          <Notice
            tone="info"
            shape={infoIcon}
            action={
              <Button kind="bare" onClick={explain}>
                {t('why')}
              </Button>
            }
          >
            {t('read_only')}
          </Notice>
        )}
        <Tabs label={t('lists_label')} tabs={tabs} value={list} onValueChange={setList} />
      </Card>
    </Section>
  );
}

import { useTranslations } from 'use-intl/react';
import { Icon } from '#platform/web/art/icon.tsx';
import { infoIcon, plusIcon } from '#platform/web/art/icons/shell.ts';
import { shieldIcon } from '#platform/web/art/icons/services.ts';
import { DoorsScene } from '#platform/web/art/scenes/doors-scene.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { openDialog, preloadDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { isKnownOpen } from '../rules.ts';
import { NetworkPage, type RouterView } from '../../web/network-page.tsx';
import { PortsTable } from './ports-table.tsx';
import { BackToNetwork } from '../../web/back-to-network.tsx';

/** Which external ports lead to which device. */
export function PortForwardingScreen() {
  const t = useTranslations('port-forwarding');
  useDocumentTitle(t('page'));
  return <NetworkPage>{(given) => <Ports {...given} />}</NetworkPage>;
}

function Ports({ msisdn, device }: RouterView) {
  const t = useTranslations('port-forwarding');
  const open = device.PortFwd.filter(isKnownOpen).length;
  const waiting = device.PortFwd.filter(({ IsPending }) => IsPending).length;
  const doors = device.PortFwd.slice(0, 3).map((mapping) => ({
    port: String(mapping.ExternalPort),
    open: isKnownOpen(mapping),
  }));
  const state = t(device.IsOnline ? 'doors' : 'offline_doors', { count: open });
  const add = (
    <Button
      kind="primary"
      onPointerEnter={() => preloadDialog('home-network.AddPort')}
      onClick={() => openDialog('home-network.AddPort', { msisdn })}
    >
      <Icon shape={plusIcon} size="s" />
      {t('add')}
    </Button>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-section">
      <div className="grid gap-4">
        <BackToNetwork />
        <PageTitle
          title={t('page')}
          text={
            <>
              <b>{state}.</b> {waiting > 0 && t('waiting_doors', { count: waiting })} {t('text')}{' '}
              {open > 0 && t('close_unused')}
            </>
          }
          aside={doors.length > 0 && <DoorsScene doors={doors} className="h-[132px] w-auto max-w-full" />}
        />
      </div>
      {device.PortFwd.length === 0 ? (
        <EmptyState title={t('none')} text={t('none_text')} action={add} />
      ) : (
        <Section title={t('rules')} action={add}>
          <PortsTable msisdn={msisdn} device={device} />
        </Section>
      )}
      <ul className="grid gap-4 text-s leading-[1.45] text-ink-quiet xl:grid-cols-2 xl:gap-6">
        <li className="flex items-start gap-3">
          <Icon shape={infoIcon} />
          {t('tip_minute')}
        </li>
        <li className="flex items-start gap-3">
          <Icon shape={shieldIcon} />
          {t('tip_address')}
        </li>
      </ul>
    </div>
  );
}

import { useTranslations } from 'use-intl/react';
import { Icon } from '#platform/web/art/icon.tsx';
import { pinIcon, portsIcon, slidersIcon } from '#platform/web/art/icons/actions.ts';
import { networkIcon } from '#platform/web/art/icons/shell.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { Disc } from '#platform/web/ui/cards/disc.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { rowClass, RowContent, RowList } from '#platform/web/ui/cards/row-list.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { buttonClass } from '#platform/web/ui/actions/button.tsx';
import { bandNames } from '../constants.ts';
import type { Device } from '../contract.ts';
import { useChosenHome } from './chosen-home.ts';
import { DeviceMap } from './device-map.tsx';
import { HomeRows } from './home-rows.tsx';
import { NetworkPage, type RouterView } from './network-page.tsx';
import { ShareCard } from './share-card.tsx';
import './network.css';

/** The overview of a home: the router, its satellites, its networks, and a code for guests. */
export function HomeNetworkScreen() {
  const t = useTranslations('home-network');
  useDocumentTitle(t('page'));
  return <NetworkPage>{(given) => <AtAGlance {...given} />}</NetworkPage>;
}

function AtAGlance({ msisdn, home, device }: RouterView) {
  const t = useTranslations('home-network');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-section">
      <PageTitle title={t('title')} text={useSummary(device)} />
      {home.Address && (
        <p className="-mt-6 flex items-center gap-2 text-s text-ink-quiet">
          <Icon shape={pinIcon} size="s" />
          {home.Address}
        </p>
      )}
      <Section title={t('devices')} titleHidden>
        <DeviceMap device={device} plan={useChosenHome().service?.tariff_name} />
      </Section>
      <div className="net-with-share">
        <Section
          title={t('networks')}
          action={
            <PortalLink
              to="/home-network-module/settings"
              search={{ msisdn }}
              className={buttonClass({ kind: 'primary' })}
            >
              <Icon shape={slidersIcon} size="s" />
              {t('change_networks')}
            </PortalLink>
          }
        >
          <RowList>
            {device.NetworksDetails.toSorted((a, b) => b.BandType - a.BandType).map((network) => (
              <li key={network.BandType}>
                <PortalLink to="/home-network-module/settings" search={{ msisdn }} className={rowClass}>
                  <RowContent
                    lead={<Disc shape={networkIcon} tone={network.IsNetworkActive ? 'accent' : 'calm'} />}
                    title={`${bandNames[network.BandType]} · ${network.WifiName}`}
                    note={`${t(network.IsNetworkActive ? 'network_on' : 'network_off')} · ${t(`reach_${network.BandType}`)}`}
                  />
                </PortalLink>
              </li>
            ))}
            <HomeRows msisdn={msisdn} device={device} />
            <li>
              <PortalLink to="/home-network-module/port-forwarding" search={{ msisdn }} className={rowClass}>
                <RowContent
                  lead={<Disc shape={portsIcon} />}
                  title={t('ports')}
                  note={t('port_rules', { count: device.PortFwd.length })}
                />
              </PortalLink>
            </li>
          </RowList>
        </Section>
        <ShareCard networks={device.NetworksDetails} />
      </div>
    </div>
  );
}

function useSummary({ IsOnline, Mesh }: Device): string {
  const t = useTranslations('home-network');
  if (!IsOnline) return t('is_off');
  const lost = Mesh.MeshAgents.filter(({ Status }) => Status === 0).length;
  if (lost > 0) return t('works_lost', { count: lost });
  return Mesh.MeshAgents.some(({ Status }) => Status === 3) ? t('works_weak') : t('works');
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { GateScene } from '#platform/web/art/scenes/gate-scene.tsx';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { buttonClass } from '#platform/web/ui/actions/button.tsx';
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx';
import { QueryErrorState } from '#platform/web/ui/states/query-error-state.tsx';
import { useDialogsAtHand } from '#platform/web/ui/dialog/use-dialogs-at-hand.ts';
import { StateActions, StateCard } from '#platform/web/ui/states/state-card.tsx';
import type { Device, HomeNetwork } from '../contract.ts';
import { useChosenHome } from './chosen-home.ts';
import { registerNetworkDialogs } from './dialogs.ts';
import { HomeChooser } from './home-chooser.tsx';
import { NetworkSkeleton } from './network-skeleton.tsx';
import { homeQuery } from './queries.ts';
import { RequestNotice } from './request-notice.tsx';
import { useRequestToasts } from './use-request-toasts.ts';

registerNetworkDialogs();

export type RouterView = { msisdn: string; home: HomeNetwork; device: Device };

/** The frame of every home network screen while its data loads or when it cannot load. */
export function NetworkPage({ children }: { children: (given: RouterView) => ReactNode }) {
  const t = useTranslations('home-network');
  const { msisdn } = useChosenHome();
  if (!msisdn) return <EmptyState level={1} title={t('no_home')} text={t('no_home_text')} action={<ToServices />} />;
  return <NetworkOf key={msisdn} msisdn={msisdn} content={children} />;
}

const closedCodes = new Set(['EC_Unavailable_For_Business', 'EC_User_Not_Authoried', 'Error_403']);

function NetworkOf({ msisdn, content }: { msisdn: string; content: (given: RouterView) => ReactNode }) {
  const query = useQuery(homeQuery(useApi(), msisdn));
  const { data, error } = query;
  const t = useTranslations('home-network');
  useDialogsAtHand('home-network.Loader', 'home-network.Error', 'change.OutcomeUnknown');
  useRequestToasts(data?.Devices[0]?.Requests);
  if (data) return <RouterFrame home={data} msisdn={msisdn} content={content} />;
  if (!error) return <NetworkSkeleton />;
  const code = error instanceof ApiError ? error.code : null;
  if (code && closedCodes.has(code)) return <Closed />;
  if (code === 'EC_Not_Found') {
    return <EmptyState level={1} title={t('no_home')} text={t('no_home_text')} action={<ToServices />} />;
  }
  return <QueryErrorState level={1} title={t('read_failed')} queries={[query]} />;
}

function RouterFrame({ home, msisdn, content }: HomeView & { content: (given: RouterView) => ReactNode }) {
  const t = useTranslations('home-network');
  const [device] = home.Devices;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <HomeChooser />
      {device ? (
        <>
          <RequestNotice device={device} home={msisdn} />
          {content({ msisdn, home, device })}
        </>
      ) : (
        <EmptyState level={1} title={t('no_router')} text={t('no_router_text')} action={<ToServices />} />
      )}
    </div>
  );
}

type HomeView = { home: HomeNetwork; msisdn: string };

function Closed() {
  const t = useTranslations('home-network');
  return (
    <StateCard level={1} scene={<GateScene />} title={t('closed_title')} text={t('closed_text')}>
      <StateActions>
        <ToServices />
      </StateActions>
    </StateCard>
  );
}

function ToServices() {
  const t = useTranslations('home-network');
  return (
    <PortalLink to="/my-services" className={buttonClass({ kind: 'soft' })}>
      {t('to_services')}
    </PortalLink>
  );
}

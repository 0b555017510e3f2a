import { useTranslations } from 'use-intl/react';
import { clockIcon } from '#platform/web/art/icons/services.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { buttonClass } from '#platform/web/ui/actions/button.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import type { Device } from '../../contract.ts';
import { BackToNetwork } from '../../web/back-to-network.tsx';
import { NetworkPage, type RouterView } from '../../web/network-page.tsx';
import { shownMoment } from '../../web/use-contact.ts';
import type { GuestNetwork } from '../contract.ts';
import { GuestForm } from './guest-form.tsx';
import { GuestShare } from './guest-share.tsx';
import '../../web/network.css';

/** The guest network: how long it stays on, and how guests join. */
export function GuestScreen() {
  const t = useTranslations('home-people');
  useDocumentTitle(t('guest'));
  return <NetworkPage>{(given) => <GuestOf {...given} />}</NetworkPage>;
}

function GuestOf({ msisdn, device }: RouterView) {
  const { Guest: guest } = device;
  if (!guest) return <NoGuests msisdn={msisdn} device={device} />;
  const isShared = guest.IsActive && !guest.IsEnding;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-section">
      <div className="grid gap-4">
        <BackToNetwork />
        <GuestTitle guest={guest} />
      </div>
      {(guest.IsPending || guest.IsEnding) && <PendingGuest guest={guest} />}
      <div className={isShared ? 'net-with-share' : 'grid max-w-[44rem]'}>
        <GuestForm msisdn={msisdn} device={device} guest={guest} />
        {isShared && <GuestShare guest={guest} />}
      </div>
    </div>
  );
}

function GuestTitle({ guest }: { guest: GuestNetwork }) {
  const t = useTranslations('home-people');
  if (!guest.IsActive || guest.IsEnding) return <PageTitle title={t('guest')} text={t('guest_text')} />;
  const text = guest.EndsAt ? t('guest_until', { when: shownMoment(guest.EndsAt) }) : t('guest_no_end');
  // Until the router confirms, only the wish is known.
  return guest.IsPending ? (
    <PageTitle title={t('guest')} text={text} />
  ) : (
    <PageTitle title={t('guest_is_on', { name: guest.WifiName })} text={text} />
  );
}

function PendingGuest({ guest }: { guest: GuestNetwork }) {
  const t = useTranslations('home-people');
  return (
    <Notice tone="info" shape={clockIcon}>
      {t(guest.IsEnding ? 'guest_ending' : 'guest_starting')}
    </Notice>
  );
}

function NoGuests({ msisdn, device }: { msisdn: string; device: Device }) {
  const t = useTranslations('home-people');
  return (
    <div className="grid gap-4">
      <BackToNetwork />
      <EmptyState
        level={1}
        title={t('guest_cannot')}
        text={t('guest_cannot_text', { model: device.DeviceModel })}
        action={
          <PortalLink to="/home-network-module" search={{ msisdn }} className={buttonClass({ kind: 'primary' })}>
            {t('guest_cannot_action')}
          </PortalLink>
        }
      />
    </div>
  );
}

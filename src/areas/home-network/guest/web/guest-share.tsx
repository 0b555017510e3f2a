import { useTranslations } from 'use-intl/react';
import { Icon } from '#platform/web/art/icon.tsx';
import { shareIcon } from '#platform/web/art/icons/actions.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { NetworkCode } from '../../web/network-code.tsx';
import type { GuestNetwork } from '../contract.ts';
import { invitationLink } from './invitation.ts';
import '../../web/share-card.css';

/** The code and the link with which guests join. */
export function GuestShare({ guest }: { guest: GuestNetwork }) {
  const t = useTranslations('home-people');
  const { WifiName, WifiPassword, EndsAt: endsAt } = guest;
  const link = invitationLink(globalThis.location.origin, { name: WifiName, password: WifiPassword, endsAt });
  return (
    <aside className="share-card" aria-labelledby="guest-share-title">
      <h2 id="guest-share-title">{t('share_title')}</h2>
      <NetworkCode
        // Guest networks are protected by WPA.
        network={{ WifiName, WifiPassword, SecurityMode: 3 }}
        action={<ShareLink link={link} text={t('share_text', { name: WifiName })} />}
      />
    </aside>
  );
}

function ShareLink({ link, text }: { link: string; text: string }) {
  const t = useTranslations('home-people');
  const share = async () => {
    if ('share' in navigator) {
      // The user may close the sheet of the phone: nothing is shared then.
      await navigator.share({ text, url: link }).catch(() => undefined);
      return;
    }
    try {
      await (navigator as Navigator).clipboard.writeText(link);
      showToast({ text: t('share_link_copied') });
    } catch {
      showToast({ text: t('share_link_failed'), tone: 'failed' });
    }
  };
  return (
    <Button onClick={() => void share()}>
      <Icon shape={shareIcon} size="s" />
      {t('share_link')}
    </Button>
  );
}

import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { NetworkCode } from '../../web/network-code.tsx';
import { shownMoment } from '../../web/use-contact.ts';
import { readInvitation, type Invitation } from './invitation.ts';
import '../../web/share-card.css';

/** Public: what a guest sees who opens the link of the host. */
export function GuestWifiScreen() {
  const t = useTranslations('home-people');
  useDocumentTitle(t('invitation'));
  const invitation = readInvitation(useLocation().hash);
  const [openedAt] = useState(() => Date.now());
  if (!invitation) return <EmptyState level={1} title={t('invitation_bad')} text={t('invitation_bad_text')} />;
  const { endsAt } = invitation;
  if (endsAt && Date.parse(endsAt) <= openedAt) {
    const text = t('invitation_over_text', { when: shownMoment(endsAt) });
    return <EmptyState level={1} title={t('invitation_over')} text={text} />;
  }
  return <InvitationCard invitation={invitation} />;
}

function InvitationCard({ invitation: { name, password, endsAt } }: { invitation: Invitation }) {
  const t = useTranslations('home-people');
  const network = useTranslations('home-network');
  const until = endsAt ? ` ${t('invitation_until', { when: shownMoment(endsAt) })}` : '';
  return (
    <div className="mx-auto grid w-full max-w-[36rem] gap-6">
      <PageTitle title={t('invitation_title', { name })} text={`${t('invitation_text')}${until}`} />
      <div className="share-card">
        <NetworkCode network={{ WifiName: name, WifiPassword: password, SecurityMode: 3 }} />
        <p>
          {network('print_password')}: <b>{password}</b>
        </p>
      </div>
      <p className="text-s text-ink-quiet">{t('invitation_hint')}</p>
    </div>
  );
}

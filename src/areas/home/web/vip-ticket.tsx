import { useTranslations } from 'use-intl/react';
import { Icon } from '#platform/web/art/icon.tsx';
import { arrowIcon } from '#platform/web/art/icons/shell.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';

/** The dark panel of the home screen: a ticket to the VIP club. */
export function VipTicket() {
  const t = useTranslations('home');
  return (
    <PortalLink to="/vip-club" className="vip-ticket">
      <b className="text-highlight">{t('vip_title')}</b>
      <span className="vip-ticket-words">{t('vip_text')}</span>
      <span className="vip-ticket-foot">
        {t('vip_action')} <Icon shape={arrowIcon} size="s" />
      </span>
    </PortalLink>
  );
}

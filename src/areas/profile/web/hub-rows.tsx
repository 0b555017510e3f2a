import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { shownDay, sofiaDay } from '#platform/clock.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { esigningStatus } from '#areas/e-signing/contract.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { listIcon, mailIcon, pinIcon } from '#platform/web/art/icons/actions.ts';
import { cardIcon, signIcon } from '#platform/web/art/icons/services.ts';
import { bellIcon, helpIcon, keyIcon, lockIcon, profileIcon } from '#platform/web/art/icons/shell.ts';
import { useIsAreaEnabled } from '#platform/web/enabled-areas.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { Disc } from '#platform/web/ui/cards/disc.tsx';
import { RowContent, RowList, rowClass } from '#platform/web/ui/cards/row-list.tsx';
import { esigningStatusKey } from '#platform/web/api/query-keys.ts';
import type { Account } from '../account/contract.ts';
import { isPaid } from '../payments/rules.ts';
import { notificationTypes } from '../notifications/rules.ts';
import { payableItems } from './payable-items.ts';
import { addressesQuery, notificationsQuery, paymentsQuery, securityCodesQuery } from './queries.ts';

type HubRow = {
  to: string;
  shape: string;
  title: string;
  note?: string | undefined;
  state?: string | undefined;
  /** The row is shown only while this area is enabled. */
  area?: string;
};

/** The other parts of the profile, each with its current value. */
export function HubRows({ account }: { account: Account }) {
  const t = useTranslations('profile');
  const api = useApi();
  const isEnabled = useIsAreaEnabled();
  const language = useLanguage();
  const { data: addresses } = useQuery(addressesQuery(api));
  const { data: payments } = useQuery(paymentsQuery(api, language));
  const paid = payments && payableItems(payments).filter(isPaid).length;
  const { password_changed_at: changed, documents_for_signing: documents, pending_email: pending } = account;
  const rows: HubRow[] = [
    { to: '/my-services', shape: listIcon, title: t('services') },
    { to: '/bills', shape: listIcon, title: t('bills'), area: 'bills' },
    { to: '/help', shape: helpIcon, title: t('help'), area: 'help' },
    { to: '/my-profile/contracts', shape: signIcon, title: t('contracts') },
    { to: '/contracts', shape: signIcon, title: t('terms'), note: t('terms_note') },
    {
      to: '/my-profile/my-addresses',
      shape: pinIcon,
      title: t('addresses'),
      note: addresses && t('addresses_note', { count: addresses.length }),
    },
    {
      to: '/my-profile/automatic-payments',
      shape: cardIcon,
      title: t('payments'),
      note: paid === undefined ? undefined : t('payments_note', { count: paid }),
    },
    {
      to: '/my-profile/personal-data',
      shape: profileIcon,
      title: t('personal'),
      note: `${account.first_name} ${account.last_name}`,
    },
    {
      to: '/my-profile/change-email',
      shape: mailIcon,
      title: t('email'),
      note: account.email,
      state: pending ? t('email_waits') : t('email_confirmed'),
    },
    {
      to: '/my-profile/change-password',
      shape: lockIcon,
      title: t('password'),
      note: changed ? t('password_changed', { day: shownDay(sofiaDay(new Date(changed))) }) : t('password_never'),
    },
    { to: '/my-profile/passkeys', shape: keyIcon, title: t('passkeys'), note: t('passkeys_note') },
    { to: '/my-profile/security-code', shape: keyIcon, title: t('security_code'), note: useSecurityCodeNote() },
    { to: '/my-profile/notifications', shape: bellIcon, title: t('notifications'), note: useNotificationNote() },
    {
      to: '/e-signing',
      shape: signIcon,
      title: t('signing'),
      note: t('signing_waits', { count: documents }),
      state: useSigningState(isEnabled('e-signing')),
      area: 'e-signing',
    },
    { to: '/my-profile/my-data', shape: listIcon, title: t('data'), note: t('data_note') },
    {
      to: '/my-profile/partners',
      shape: keyIcon,
      title: t('partners'),
      note: t('partners_note'),
      area: 'partner-verification',
    },
  ];
  const shown = rows.filter(({ area }) => area === undefined || isEnabled(area));
  return (
    <RowList>
      {shown.map(({ to, shape, title, note, state }) => (
        <li key={to}>
          <PortalLink to={to} className={rowClass}>
            <RowContent lead={<Disc shape={shape} />} title={title} note={note} state={state} />
          </PortalLink>
        </li>
      ))}
    </RowList>
  );
}

/** The recipient of new codes; empty for users who cannot have a code. */
function useSecurityCodeNote(): string | undefined {
  const t = useTranslations('profile');
  const { data: entries } = useQuery(securityCodesQuery(useApi()));
  const held = entries?.filter(({ is_eligible: is }) => is);
  if (!held || held.length === 0) return undefined;
  const missing = held.some(({ has_security_code: has }) => !has);
  const number = held.find(({ receiving_method: method }) => method !== null)?.receiving_method;
  if (missing) return t('security_code_none');
  return number ? t('security_code_goes', { number: readableNumber(number) }) : t('security_code_paper');
}

/** Unknown is said by saying nothing. */
function useSigningState(isEnabled: boolean): string | undefined {
  const t = useTranslations('profile');
  const api = useApi();
  const { data: pids } = useQuery({
    queryKey: esigningStatusKey,
    queryFn: ({ signal }) => api.call(esigningStatus, { signal }),
    enabled: isEnabled,
  });
  if (!pids) return undefined;
  return pids.some(({ has_active_subscription: isOn }) => isOn) ? t('signing_on') : t('signing_off');
}

function useNotificationNote(): string | undefined {
  const t = useTranslations('profile');
  const { data: types } = useQuery(notificationsQuery(useApi(), useLanguage()));
  if (!types) return undefined;
  const has = (id: number) => types.some((type) => type.id === id && type.is_subscribed);
  const [information, marketing] = [has(notificationTypes.information), has(notificationTypes.marketing)];
  if (information) return marketing ? t('notifications_all') : t('notifications_info');
  return marketing ? t('notifications_offers') : t('notifications_none');
}

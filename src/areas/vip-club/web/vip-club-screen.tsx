import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useIsAreaEnabled } from '#platform/web/enabled-areas.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { NothingHere } from '#platform/web/shell/nothing-here.tsx';
import { BackLink } from '#platform/web/ui/layout/back-link.tsx';
import { QueryErrorState } from '#platform/web/ui/states/query-error-state.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { Skeleton } from '#platform/web/ui/states/skeleton.tsx';
import { textLinkClass } from '#platform/web/ui/actions/text-link.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import type { VipClub } from '../contract.ts';
import { clubState, inOrderOfUse, quotaLeft } from '../rules.ts';
import { registerVipClubDialogs } from './dialogs.ts';
import { PidChooser } from './pid-chooser.tsx';
import { clubQuery, pidsQuery } from './queries.ts';
import { QuotaStubs } from './quota-stubs.tsx';
import { VoucherTicket } from './voucher-ticket.tsx';
import './vip-club.css';

registerVipClubDialogs();

export function VipClubScreen() {
  const t = useTranslations('vip-club');
  useDocumentTitle(t('page'));
  const { data: pids } = useSuspenseQuery(pidsQuery(useApi()));
  const search = useSearch({ strict: false }) as { pid?: string };
  const pid = pids.find((each) => each === search.pid) ?? pids[0];
  return (
    <div className="grid gap-8">
      <BackLink to="/">{t('back')}</BackLink>
      {pids.length > 1 && pid && <PidChooser pids={pids} pid={pid} />}
      {pid ? <ClubOfPid pid={pid} /> : <NothingHere title={t('not_vip_title')} text={t('not_vip_text')} />}
    </div>
  );
}

function ClubOfPid({ pid }: { pid: string }) {
  const t = useTranslations('vip-club');
  const query = useQuery(clubQuery(useApi(), pid));
  if (query.data) return <Club club={query.data} pid={pid} />;
  if (!query.error) return <Skeleton height="24rem" radius="var(--r-xl)" />;
  return <QueryErrorState level={1} title={t('not_loaded')} queries={[query]} />;
}

function Club({ club, pid }: { club: VipClub; pid: string }) {
  const t = useTranslations('vip-club');
  const isEnabled = useIsAreaEnabled();
  const state = clubState(club);
  if (state === 'not-vip') return <NothingHere title={t('not_vip_title')} text={t('not_vip_text')} />;
  if (state === 'exhausted') return <NothingHere title={t('exhausted_title')} text={t('exhausted_text')} />;
  const { active_vouchers: vouchers, quotas, today } = club;
  return (
    <>
      <ClubTitle club={club} />
      {vouchers.length > 0 && (
        <Section title={t('active')} titleHidden>
          <div className="grid gap-5">
            {vouchers.map((voucher) => (
              <VoucherTicket
                key={voucher.voucher_number}
                voucher={voucher}
                quota={quotas.find(({ voucher_code }) => voucher_code === voucher.voucher_code)}
                holder={club.holder_name}
                today={today}
              />
            ))}
          </div>
        </Section>
      )}
      {quotas.length > 0 && (
        <Section title={t('quotas')} text={t('quotas_text')}>
          <QuotaStubs pid={pid} quotas={inOrderOfUse(quotas)} today={today} />
        </Section>
      )}
      {isEnabled('weekend-bonus') && (
        <p>
          <PortalLink to="/weekend-bonus" className={textLinkClass}>
            {t('bonus')}
          </PortalLink>
        </p>
      )}
    </>
  );
}

function ClubTitle({ club: { active_vouchers: vouchers, quotas } }: { club: VipClub }) {
  const t = useTranslations('vip-club');
  const left = quotaLeft(quotas);
  const [first] = vouchers;
  if (!first) return <PageTitle title={t('title_left', { left })} text={t('text_left')} />;
  return (
    <PageTitle
      title={t('title_vouchers', { vouchers: vouchers.length, left })}
      text={t('text_vouchers', { day: shownDay(first.valid_to) })}
    />
  );
}

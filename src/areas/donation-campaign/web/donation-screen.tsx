import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { shownDay } from '#platform/clock.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { useShellPerson } from '#platform/web/shell/shell-data.ts';
import { buttonClass } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx';
import { QueryErrorState } from '#platform/web/ui/states/query-error-state.tsx';
import { useDialogsAtHand } from '#platform/web/ui/dialog/use-dialogs-at-hand.ts';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { webBase } from '#platform/web-base.ts';
import type { CampaignProgress } from '../contract.ts';
import { campaignAddress } from '../rules.ts';
import { useCampaign } from './campaign.ts';
import { BackLink } from './back-link.tsx';
import { CampaignHero } from './campaign-hero.tsx';
import { registerDonationDialogs } from './dialogs.ts';
import { DonationForm } from './donation-form.tsx';
import { DonationSkeleton } from './donation-skeleton.tsx';
import { eligibilityQuery, progressQuery } from './queries.ts';
import { useWholeSum } from './whole-sum.ts';

registerDonationDialogs();

export function DonationScreen() {
  const t = useTranslations('donation');
  useDocumentTitle(t('page'));
  useDialogsAtHand('donation-campaign.CampaignGenericError');
  const campaign = useCampaign();
  const query = useQuery(progressQuery(useApi(), campaign));
  const { data, error } = query;
  if (error instanceof ApiError && error.code === 'EC_Not_Found') return <NoCampaign />;
  if (error && !data) {
    return <QueryErrorState level={1} title={t('not_loaded')} queries={[query]} />;
  }
  if (!data) return <DonationSkeleton />;
  return (
    <div className="grid gap-6">
      <BackLink />
      <CampaignHero progress={data} />
      <Giving progress={data} campaign={campaign} />
    </div>
  );
}

/** The configured campaign has not begun, or there is none. */
function NoCampaign() {
  const t = useTranslations('donation');
  return (
    <div className="grid gap-6">
      <BackLink />
      <EmptyState level={1} title={t('none_title')} text={t('none_text')} />
    </div>
  );
}

/** The options of the user: donate, sign in to donate, or nothing with a reason. */
function Giving({ progress, campaign }: { progress: CampaignProgress; campaign: string }) {
  const person = useShellPerson();
  if (progress.has_ended) return <Ended progress={progress} />;
  return person ? <ForPerson progress={progress} campaign={campaign} /> : <SignInFirst />;
}

function ForPerson({ progress, campaign }: { progress: CampaignProgress; campaign: string }) {
  const t = useTranslations('donation');
  const query = useQuery(eligibilityQuery(useApi(), campaign));
  const { data, error } = query;
  if (data && data.eligible_services.length > 0) {
    return <DonationForm progress={progress} eligibility={data} campaign={campaign} />;
  }
  if (data) {
    const action = (
      <PortalLink to="/my-services" className={buttonClass({ kind: 'soft' })}>
        {t('to_services')}
      </PortalLink>
    );
    return <Say title={t('nobody_title')} text={t('nobody_text')} action={action} />;
  }
  if (!error) return <DonationSkeleton />;
  return <QueryErrorState title={t('not_loaded')} queries={[query]} />;
}

function SignInFirst() {
  const t = useTranslations('donation');
  const search = { redirectUri: `${webBase}${campaignAddress('donation')}` };
  const action = (
    <PortalLink to="/login" search={search} className={buttonClass({ kind: 'primary' })}>
      {t('sign_in')}
    </PortalLink>
  );
  return <Say title={t('sign_in_title')} text={t('sign_in_text')} action={action} />;
}

function Ended({ progress }: { progress: CampaignProgress }) {
  const t = useTranslations('donation');
  const whole = useWholeSum();
  const text = t('ended_text', { day: shownDay(progress.ends_on), collected: whole(progress.collected_amount) });
  const action = (
    <PortalLink to="/" className={buttonClass({ kind: 'soft' })}>
      {t('home')}
    </PortalLink>
  );
  return <Say title={t('ended_title')} text={text} action={action} />;
}

type SayProps = { title: string; text: string; action: ReactNode };

/** One message with one action, below the campaign. */
function Say({ title, text, action }: SayProps) {
  return (
    <Card as="section" className="grid gap-4 md:flex md:items-center md:justify-between md:gap-8">
      <div>
        <h2 className="text-xl">{title}</h2>
        <p className="mt-1 max-w-[46ch] text-ink-quiet">{text}</p>
      </div>
      <div className="flex-none">{action}</div>
    </Card>
  );
}

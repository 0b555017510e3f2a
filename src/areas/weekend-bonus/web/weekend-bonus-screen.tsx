import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { NothingHere } from '#platform/web/shell/nothing-here.tsx';
import { BackLink } from '#platform/web/ui/layout/back-link.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { QueryErrorState } from '#platform/web/ui/states/query-error-state.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { Skeleton } from '#platform/web/ui/states/skeleton.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import type { BonusEligibility } from '../contract.ts';
import { isRunning, weekendAt } from '../rules.ts';
import { registerWeekendBonusDialogs } from './dialogs.ts';
import { JoiningNumbers } from './joining-numbers.tsx';
import { MonthOfWeekends } from './month-of-weekends.tsx';
import { bonusQuery } from './queries.ts';
import './weekend-bonus.css';

registerWeekendBonusDialogs();

export function WeekendBonusScreen() {
  const t = useTranslations('weekend-bonus');
  useDocumentTitle(t('page'));
  return (
    <div className="grid gap-8">
      <BackLink to="/">{t('back')}</BackLink>
      <LoadedBonus />
    </div>
  );
}

function LoadedBonus() {
  const t = useTranslations('weekend-bonus');
  const query = useQuery(bonusQuery(useApi(), useLanguage()));
  if (query.data) return <Bonus bonus={query.data} />;
  if (!query.error) return <Skeleton height="24rem" radius="var(--r-l)" />;
  return <QueryErrorState level={1} title={t('not_loaded')} queries={[query]} />;
}

export function Bonus({ bonus }: { bonus: BonusEligibility }) {
  const t = useTranslations('weekend-bonus');
  const { campaign, today } = bonus;
  if (!campaign || !isRunning(today, campaign)) return <Closed title={t('ended_title')} text={t('ended_text')} />;
  const weekend = weekendAt(today, campaign);
  if (!weekend) return <Closed title={t('title_last')} text={t('ended_text')} />;
  if (!bonus.is_eligible) return <Closed title={t('ineligible_title')} text={t('ineligible_text')} hasWhy />;
  const gb = campaign.bonus_mb / 1024;
  const last = weekend.lastDay === weekend.sunday ? 'sunday' : 'saturday';
  return (
    <>
      <PageTitle
        title={
          weekend.isOpen ? t('title_open', { gb, last }) : t('title_next', { gb, day: shownDay(weekend.saturday) })
        }
        text={t('text', { last })}
        aside={
          <Button onClick={() => openDialog('weekend-bonus.Info', { gigabytes: gb, endsOn: campaign.ends_on })}>
            {t('how')}
          </Button>
        }
      />
      <Card className="bonus-card">
        <MonthOfWeekends today={today} campaign={campaign} />
        <JoiningNumbers bonus={bonus} campaign={campaign} />
      </Card>
    </>
  );
}

function Closed({ title, text, hasWhy = false }: { title: string; text: string; hasWhy?: boolean }) {
  const t = useTranslations('weekend-bonus');
  return (
    <NothingHere title={title} text={text}>
      {hasWhy && <Button onClick={() => openDialog('weekend-bonus.Ineligible')}>{t('why')}</Button>}
    </NothingHere>
  );
}

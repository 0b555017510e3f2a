import { useTranslations } from 'use-intl/react';
import { shownDay, shownMoment } from '#platform/clock.ts';
import { warnIcon } from '#platform/web/art/icons/shell.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { useShellPerson } from '#platform/web/shell/shell-data.ts';
import { textLinkClass } from '#platform/web/ui/actions/text-link.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import type { NumberUsage } from '../contract.ts';
import { amountParts } from '../rules.ts';
import { useAgeText, useAmountText } from './use-usage-texts.ts';
import { usageServiceTypes } from './usage-service-types.ts';

/** The allowance that ends first as a sentence, its forecast, and how old the figures are. */
export function UsageTitle({ usage }: { usage: NumberUsage }) {
  const t = useTranslations('usage');
  const ageText = useAgeText();
  const title = useTitle(usage);
  const forecast = useForecast(usage);
  const age = t('measured', { age: ageText(usage.measured_at, usage.now) });
  return (
    <div className="grid gap-4">
      <PageTitle
        title={title}
        text={forecast ? `${forecast} ${age}` : age}
        aside={<AllNumbers owner={usage.owner} />}
      />
      <AgeNotice usage={usage} />
    </div>
  );
}

function useTitle({ allowances: [first], period_to }: NumberUsage): string {
  const t = useTranslations('usage');
  const amountText = useAmountText();
  if (!first) return t('title_none');
  if (first.left === null) return t('title_unlimited', { day: shownDay(period_to) });
  if (first.left === 0) return t('title_ended', { name: first.name });
  const count = amountParts(first.kind, first.left).value;
  return t('title_left', { count, left: amountText(first.kind, first.left), day: shownDay(first.period_to) });
}

function useForecast({ allowances: [first] }: NumberUsage): string | null {
  const t = useTranslations('usage');
  if (!first?.ends_on) return null;
  const count = amountParts(first.kind, first.left ?? 0).value;
  return t('forecast', { count, day: shownDay(first.ends_on) });
}

function AgeNotice({ usage: { is_old, is_source_away, measured_at } }: { usage: NumberUsage }) {
  const t = useTranslations('usage');
  if (!is_old && !is_source_away) return null;
  const moment = shownMoment(new Date(measured_at));
  return <Notice shape={warnIcon}>{t(is_source_away ? 'source_away' : 'old', { moment })}</Notice>;
}

/** The list is of use from the second number on, and contains own numbers only. */
function AllNumbers({ owner }: { owner: boolean }) {
  const t = useTranslations('usage');
  const services = useShellPerson()?.services ?? [];
  const numbers = services.filter(({ service_type }) => usageServiceTypes.includes(service_type));
  if (!owner || numbers.length < 2) return null;
  return (
    <PortalLink to="/usage/numbers" className={textLinkClass}>
      {t('all_numbers')}
    </PortalLink>
  );
}

import { useFormatter, useTranslations } from 'use-intl/react';
import { shownMoment } from '#platform/clock.ts';
import { warnIcon } from '#platform/web/art/icons/shell.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { useShellPerson } from '#platform/web/shell/shell-data.ts';
import { textLinkClass } from '#platform/web/ui/actions/text-link.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import type { NumberUsage } from '../contract.ts';
import { usageServiceTypes } from './usage-service-types.ts';
import { usageTitle } from './usage-title-texts.ts';

/** The allowance that ends first as a sentence, its forecast, and how old the figures are. */
export function UsageTitle({ usage }: { usage: NumberUsage }) {
  const { title, text } = usageTitle(usage, { t: useTranslations('usage'), format: useFormatter() });
  return (
    <div className="grid gap-4">
      <PageTitle title={title} text={text} aside={<AllNumbers owner={usage.owner} />} />
      <AgeNotice usage={usage} />
    </div>
  );
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

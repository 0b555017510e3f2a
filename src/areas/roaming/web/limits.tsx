import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { infoIcon } from '#platform/web/art/icons/shell.ts';
import { centsOf, type PriceItem } from '#platform/money.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { openDialog, preloadDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { Skeleton } from '#platform/web/ui/states/skeleton.tsx';
import type { CreditLimit, PostpaidDetails } from '../contract-limits.ts';
import { drtLeftCents } from '../rules.ts';
import { LimitGauge } from './limit-gauge.tsx';
import { creditQuery, drtQuery } from './queries.ts';

/** The two limits of a number, or why the user cannot see any. */
export function Limits({ details }: { details: PostpaidDetails }) {
  const t = useTranslations('roaming');
  return (
    <Section title={t('limits_title')}>
      {!details.owner ? (
        <Notice
          tone="info"
          shape={infoIcon}
          action={
            <Button onClick={() => openDialog('roaming.UserBusinessActivationInfo', { msisdn: details.msisdn })}>
              {t('limits_who')}
            </Button>
          }
        >
          {t('limits_not_owner')}
        </Notice>
      ) : details.is_postpaid ? (
        <Gauges msisdn={details.msisdn} />
      ) : (
        <Notice tone="info" shape={infoIcon}>
          {t('limits_prepaid')}
        </Notice>
      )}
    </Section>
  );
}

function Gauges({ msisdn }: { msisdn: string }) {
  const t = useTranslations('roaming');
  const api = useApi();
  const drt = useQuery(drtQuery(api, msisdn));
  const credit = useQuery(creditQuery(api, msisdn, drt.data));
  if (drt.error || credit.error) {
    const again = () => void (drt.error ? drt : credit).refetch();
    return (
      <Notice tone="danger" shape={infoIcon} action={<Button onClick={again}>{t('retry')}</Button>}>
        {t('limits_not_loaded')}
      </Notice>
    );
  }
  const limit = drt.data?.drt_limits_list.find(({ limit_id }) => limit_id === drt.data.limit_id);
  return (
    <div className="gauges">
      {drt.data && limit ? (
        <LimitGauge
          name={t('drt_name')}
          used={drt.data.used_currency}
          limit={limit.value_currency}
          otherLeftCents={creditLeftBelow(limitUse(drt.data.used_currency, limit.value_currency), credit.data)}
          onPointerEnter={() => preloadDialog('roaming.DrtLimitChange')}
          onChange={() => openDialog('roaming.DrtLimitChange', { msisdn })}
        />
      ) : (
        <Skeleton height="10rem" radius="var(--r-l)" />
      )}
      {credit.data && (
        <LimitGauge
          name={t('credit_name')}
          used={credit.data.used_currency}
          limit={credit.data.credit_limit_currency}
          onPointerEnter={() => preloadDialog('roaming.DrtAndCreditLimitChange')}
          onChange={() => openDialog('roaming.DrtAndCreditLimitChange', { msisdn })}
        />
      )}
    </div>
  );
}

const limitUse = (used: PriceItem[], limit: PriceItem[]) => ({ limitCents: centsOf(limit), usedCents: centsOf(used) });

/** The rest of the credit limit, if it is below that of the data limit. */
function creditLeftBelow(drt: ReturnType<typeof limitUse>, credit: CreditLimit | undefined): number | undefined {
  if (!credit) return undefined;
  const left = drtLeftCents(drt, limitUse(credit.used_currency, credit.credit_limit_currency));
  return left < drtLeftCents(drt, null) ? left : undefined;
}

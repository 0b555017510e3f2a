import { useTranslations } from 'use-intl/react';
import { shownDay, shownMoment } from '#platform/clock.ts';
import { Icon } from '#platform/web/art/icon.tsx';
import { callIcon, dataIcon, smsIcon } from '#platform/web/art/icons/services.ts';
import { roamingIcon } from '#platform/web/art/icons/shell.ts';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { Meter } from '#platform/web/ui/cards/meter.tsx';
import { bold } from '#platform/web/ui/layout/bold.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { homeZone, type AllowanceKind } from '../constants.ts';
import type { Allowance, NumberUsage } from '../contract.ts';
import { isNearEnd } from '../rules.ts';
import { PackagesLink } from './packages-link.tsx';
import { useAgeText, useAmountText, useKindText } from './use-usage-texts.ts';

const iconOf: Record<AllowanceKind, string> = { data: dataIcon, voice: callIcon, sms: smsIcon };

export function Allowances({ usage }: { usage: NumberUsage }) {
  const t = useTranslations('usage');
  return (
    <Section title={t('allowances')}>
      <ul className="allowances">
        {usage.allowances.map((allowance) => (
          <AllowanceCard key={allowance.allowance_id} allowance={allowance} usage={usage} />
        ))}
      </ul>
    </Section>
  );
}

type AllowanceCardProps = { allowance: Allowance; usage: Pick<NumberUsage, 'msisdn' | 'now' | 'owner'> };

/** What is left of one allowance, until when, and how old the figure is. */
export function AllowanceCard({ allowance, usage: { msisdn, now, owner } }: AllowanceCardProps) {
  const t = useTranslations('usage');
  const ageText = useAgeText();
  const kindText = useKindText();
  const { kind, zone, source, name, measured_at, is_old } = allowance;
  const age = is_old ? t('old_mark', { moment: shownMoment(new Date(measured_at)) }) : ageText(measured_at, now);
  return (
    <Card as="li" className="allowance">
      <h3>
        <Icon shape={zone === homeZone ? iconOf[kind] : roamingIcon} size="s" />
        {kindText(kind, zone)}
      </h3>
      <Left allowance={allowance} />
      <p className="allowance-end">
        <End allowance={allowance} />
      </p>
      {owner && isNearEnd(allowance.used_percent ?? 0) && <PackagesLink msisdn={msisdn} zone={zone} />}
      <p className="allowance-source">
        <span>{t(`source_${source}`, { name })}</span>
        <span data-old={is_old || undefined}>{age}</span>
      </p>
    </Card>
  );
}

function Left({ allowance: { kind, limit, left, used, used_percent } }: { allowance: Allowance }) {
  const t = useTranslations('usage');
  const amountText = useAmountText();
  if (limit === null || left === null || used_percent === null) {
    return (
      <>
        <p className="allowance-left">
          <b>{t('unlimited')}</b>
        </p>
        <p>{t('used_of_unlimited', { used: amountText(kind, used) })}</p>
      </>
    );
  }
  const amounts = { left: amountText(kind, left), limit: amountText(kind, limit) };
  return (
    <>
      <p className="allowance-left">{t.rich('left_of', { ...bold, ...amounts })}</p>
      <Meter
        label={t('meter', { percent: used_percent, ...amounts })}
        percent={used_percent}
        isNear={isNearEnd(used_percent)}
      />
    </>
  );
}

function End({ allowance: { left, ends_on, period_to } }: { allowance: Allowance }) {
  const t = useTranslations('usage');
  const until = t('until', { day: shownDay(period_to) });
  const soon = left === 0 ? t('ended') : ends_on && t('ends_on', { day: shownDay(ends_on) });
  return soon ? (
    <>
      <b>{soon}</b> {until}
    </>
  ) : (
    until
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Result } from '#platform/endpoint.ts';
import { shownPrice } from '#platform/money.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { QueryErrorState } from '#platform/web/ui/states/query-error-state.tsx';
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/states/skeleton.tsx';
import { TextButton } from '#platform/web/ui/actions/text-link.tsx';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import type { Extra } from '../../contract-parts.ts';
import { donationIsChanged } from '../../flows.ts';
import { wrongAmount } from '../rules.ts';
import { nextPosition } from '../../positions.ts';
import type { donationExtraEligibility } from '../contract.ts';
import { subjectOf } from '../../web/flow.ts';
import type { NumberExtras } from '../../web/extras-page.tsx';
import { donationQuery } from './queries.ts';

type Cause = Result<typeof donationExtraEligibility>['eligible_extras'][number];
type DonationFormProps = NumberExtras & { extra: Extra; swapped: string | undefined };

/** The cause and the amount of the monthly donation; the active ones are the initial values. */
export function DonationForm(props: DonationFormProps) {
  const t = useTranslations('digital-extras');
  const query = useQuery(donationQuery(useApi(), useLanguage(), props.msisdn, takesFreePosition(props)));
  const { data } = query;
  if (query.error) return <QueryErrorState title={t('not_loaded')} queries={[query]} />;
  if (!data) {
    return (
      <SkeletonGroup label={t('causes')} className="grid gap-3">
        <Skeleton height="4rem" />
        <Skeleton height="4rem" />
      </SkeletonGroup>
    );
  }
  return <CauseAndAmount {...props} causes={data.eligible_extras} />;
}

/** A donation takes a free position if there is one; in a swap it replaces another extra. */
function takesFreePosition({ extra, data, swapped }: DonationFormProps): boolean {
  const isFull = nextPosition(data.swappable_addons, data.swappable_slots.free_slots) === null;
  return extra.status === 'Inactive' && extra.is_on_slot && !isFull && swapped === undefined;
}

function CauseAndAmount({ causes, ...props }: DonationFormProps & { causes: Cause[] }) {
  const { extra, data, msisdn, swapped } = props;
  const t = useTranslations('digital-extras');
  const language = useLanguage();
  const active = causes.find((cause) => cause.is_active);
  const [groupType, setGroupType] = useState(active?.group_type ?? causes[0]?.group_type ?? null);
  const [typed, setTyped] = useState(String(active?.current_price_currency[0]?.value ?? 1));
  const [wasTried, setWasTried] = useState(false);
  const [wasLeft, setWasLeft] = useState(false);
  const cause = causes.find((each) => each.group_type === groupType);
  const most = extra.max_price_currency[0]?.value ?? null;
  const wrong = wrongAmount(typed, most);
  const amount = Number(typed.trim());
  const isChanged = cause !== undefined && donationIsChanged(active, { group_type: cause.group_type, amount });
  const donate = () => {
    setWasTried(true);
    if (!cause || wrong) return;
    const was = active?.current_price_currency[0];
    openDialog(active ? 'digital-extras.Confirmation' : 'digital-extras.ActivateDonation', {
      ...subjectOf(data, msisdn),
      extra,
      groupType: cause.group_type,
      cause: cause.name,
      amount,
      useFreeSlot: takesFreePosition(props),
      substitutionExtraCode: swapped,
      keepsEnding: extra.status === 'WaitingForDeactivation',
      before: active && was ? `${active.name}, ${shownPrice(was, language)}` : undefined,
    });
  };
  return (
    <Card as="section" className="grid gap-6" aria-label={t('donation')}>
      <RadioGroup
        legend={t('causes')}
        value={groupType}
        onValueChange={setGroupType}
        options={causes.map((each) => ({
          value: each.group_type,
          label: each.name,
          note: each.is_active ? t('cause_active') : undefined,
          action: <CauseInfo cause={each} onChoose={() => setGroupType(each.group_type)} />,
        }))}
      />
      <TextField
        label={t('amount')}
        help={most === null ? t('amount_help') : t('amount_help_up_to', { most })}
        inputMode="numeric"
        suffix="EUR"
        value={typed}
        error={(wasTried || wasLeft) && wrong ? t(`amount_${wrong}`, { most: most ?? 0 }) : undefined}
        onBlur={() => setWasLeft(true)}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button
        kind="primary"
        tall
        className="justify-self-start"
        disabled={active !== undefined && !isChanged}
        onClick={donate}
      >
        {active ? t('donation_change') : t('donation_start')}
      </Button>
    </Card>
  );
}

function CauseInfo({ cause, onChoose }: { cause: Cause; onChoose: () => void }) {
  const t = useTranslations('digital-extras');
  return (
    <TextButton
      className="text-s"
      aria-label={t('more_about', { name: cause.name })}
      onClick={() =>
        openDialog('digital-extras.DonationCauseInfo', { name: cause.name, description: cause.description, onChoose })
      }
    >
      {t('more')}
    </TextButton>
  );
}

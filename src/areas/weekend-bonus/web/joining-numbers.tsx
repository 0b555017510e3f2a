import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { shownDay, sofiaDay } from '#platform/clock.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx';
import type { BonusEligibility, Participation } from '../contract.ts';
import { weekendsGiven } from '../rules.ts';
import { useJoinBonus } from './use-join-bonus.ts';

type JoiningProps = { bonus: BonusEligibility; campaign: NonNullable<BonusEligibility['campaign']> };

/** The numbers that may join; joined ones show since when, and what they got. */
export function JoiningNumbers({ bonus, campaign }: JoiningProps) {
  const t = useTranslations('weekend-bonus');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const gigabytes = campaign.bonus_mb / 1024;
  const join = useJoinBonus({ gigabytes, endsOn: campaign.ends_on });
  const open = bonus.participation_details.filter(({ status }) => status === 'NotJoined');
  const picked = open.filter(({ msisdn }) => chosen.includes(msisdn)).map(({ msisdn }) => msisdn);
  const toggle = (msisdn: string) =>
    setChosen(chosen.includes(msisdn) ? chosen.filter((each) => each !== msisdn) : [...chosen, msisdn]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (picked.length > 0 && (await join(picked))) setChosen([]);
  };
  return (
    <form className="bonus-numbers" onSubmit={(event) => void submit(event)}>
      <fieldset className="grid gap-3">
        <legend className="mb-3 text-l font-bold">{t('numbers_title', { left: open.length })}</legend>
        {bonus.participation_details.map((number) => (
          <Checkbox
            key={number.msisdn}
            label={<b>{readableNumber(number.msisdn)}</b>}
            note={<NumberNote number={number} bonus={bonus} campaign={campaign} />}
            checked={number.status === 'Joined' || chosen.includes(number.msisdn)}
            disabled={number.status === 'Joined'}
            onChange={() => toggle(number.msisdn)}
          />
        ))}
      </fieldset>
      {open.length > 0 && (
        <Button kind="primary" type="submit" className="justify-self-start" disabled={picked.length === 0}>
          {t('join', { count: picked.length, number: picked[0] ? readableNumber(picked[0]) : '' })}
        </Button>
      )}
      <p className="text-s text-ink-quiet">{t('facts', { day: shownDay(campaign.ends_on) })}</p>
    </form>
  );
}

function NumberNote({ number, bonus, campaign }: JoiningProps & { number: Participation }) {
  const t = useTranslations('weekend-bonus');
  if (!number.activated_at) return [number.label, number.tariff_name].filter(Boolean).join(' · ');
  const joinedOn = sofiaDay(new Date(number.activated_at));
  const gb = (weekendsGiven(joinedOn, bonus.today, campaign) * campaign.bonus_mb) / 1024;
  return t('joined', { day: shownDay(joinedOn), gb });
}

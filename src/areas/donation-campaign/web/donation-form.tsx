import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { shownDay, sofiaDay } from '#platform/clock.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { checkIcon } from '#platform/web/art/icons/shell.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { useChosenMsisdn } from '#platform/web/shell/chosen-service.ts';
import { ConsentCheckbox } from '#platform/web/ui/fields/consent-checkbox.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { TextButton, textLinkClass } from '#platform/web/ui/actions/text-link.tsx';
import type { Result } from '#platform/endpoint.ts';
import { afterDonation, afterEligibility, hasAccepted, initialCampaign, mayDonate } from '../campaign-state.ts';
import type { campaignEligibility, CampaignProgress } from '../contract.ts';
import { amountOf, campaignAddress } from '../rules.ts';
import { AmountChoice } from './amount-choice.tsx';
import { GiftDock } from './gift-dock.tsx';
import { NumberChoice } from './number-choice.tsx';
import { lastDonationQuery } from './queries.ts';

type DonationFormProps = {
  progress: CampaignProgress;
  eligibility: Result<typeof campaignEligibility>;
  campaign: string;
};

const preselected = 2;

export function DonationForm({ progress, eligibility, campaign }: DonationFormProps) {
  const t = useTranslations('donation');
  const chosen = useChosenMsisdn();
  const [own, setOwn] = useState(initialCampaign);
  const state = afterEligibility(own, eligibility, chosen);
  const isPrepaid = eligibility.eligible_services.some(
    ({ service_id, is_prepaid }) => service_id === state.msisdn && is_prepaid,
  );
  const suggested = progress.suggested_amounts;
  const [sum, setSum] = useState({ typed: '', tile: suggested[preselected] ?? suggested[0] ?? 1, wasTried: false });
  const amount = sum.typed === '' ? sum.tile : amountOf(sum.typed);
  const give = () => {
    setSum({ ...sum, wasTried: true });
    if (amount === null) return openDialog('donation-campaign.CampaignInvalidAmount');
    if (!mayDonate(state) || !state.msisdn) return undefined;
    return openDialog('donation-campaign.CampaignDonationConfirmation', {
      campaign,
      amount,
      msisdn: state.msisdn,
      isPrepaid,
      accepted: hasAccepted(state),
      unitCents: progress.unit_cents,
      today: progress.today,
      // One key for this donation, for all retries.
      idempotencyKey: crypto.randomUUID(),
      onDonated: () => setOwn(afterDonation),
    });
  };
  return (
    <div className="with-rail donation-rail">
      <div className="grid gap-8">
        <GivenBefore campaign={campaign} />
        <AmountChoice
          suggested={suggested}
          unitCents={progress.unit_cents}
          tile={sum.typed === '' ? sum.tile : null}
          typed={sum.typed}
          error={sum.wasTried && amount === null ? t('invalid') : undefined}
          onTile={(tile) => setSum({ typed: '', tile, wasTried: false })}
          onTyped={(typed) => setSum({ ...sum, typed })}
        />
        <NumberChoice
          numbers={state.userInfo}
          chosen={state.msisdn}
          isPrepaid={isPrepaid}
          onChoose={(msisdn) => setOwn({ ...own, msisdn })}
        />
        {!state.terms && (
          <ConsentCheckbox
            checked={state.hasAgreedTnCs}
            onChange={(event) => setOwn({ ...own, hasAgreedTnCs: event.target.checked })}
            label={t.rich('agree', { terms: termsLink })}
          />
        )}
      </div>
      <GiftDock
        amount={amount}
        msisdn={state.msisdn}
        isPrepaid={isPrepaid}
        unitCents={progress.unit_cents}
        today={progress.today}
        mayGive={mayDonate(state)}
        onGive={give}
      />
    </div>
  );
}

function termsLink(words: ReactNode): ReactNode {
  return <TextButton onClick={() => openDialog('donation-campaign.CampaignTerms')}>{words}</TextButton>;
}

/** Tells users that they have already donated. */
function GivenBefore({ campaign }: { campaign: string }) {
  const t = useTranslations('donation');
  const { data } = useQuery(lastDonationQuery(useApi(), campaign));
  if (!data?.donation) return null;
  const { amount, donated_at: at } = data.donation;
  const action = (
    <PortalLink to={campaignAddress('thank-you')} className={textLinkClass}>
      {t('given_receipt')}
    </PortalLink>
  );
  return (
    <Notice tone="good" shape={checkIcon} action={action}>
      {t('given_before', { amount, day: shownDay(sofiaDay(new Date(at))) })}
    </Notice>
  );
}

import type { ReactNode } from 'react';
import { DialogStage, Stage } from '#platform/web/gallery/stage.tsx';
import { story } from '#platform/web/gallery/story.tsx';
import { inLanguage } from '#platform/languages.ts';
import type { CampaignProgress } from '../../contract.ts';
import { donationBg } from '../../texts/bg.ts';
import { donationEn } from '../../texts/en.ts';
import { CampaignHero } from '../campaign-hero.tsx';
import { CampaignCreditLimitExceededDialog } from '../dialogs/campaign-credit-limit-exceeded-dialog.tsx';
import { CampaignDonationConfirmationDialog } from '../dialogs/campaign-donation-confirmation-dialog.tsx';
import { CampaignEndedDialog } from '../dialogs/campaign-ended-dialog.tsx';
import { CampaignGenericErrorDialog } from '../dialogs/campaign-generic-error-dialog.tsx';
import { CampaignInvalidAmountDialog } from '../dialogs/campaign-invalid-amount-dialog.tsx';
import { CampaignLimitExceededDialog } from '../dialogs/campaign-limit-exceeded-dialog.tsx';
import { CampaignRemainingSumDialog } from '../dialogs/campaign-remaining-sum-dialog.tsx';
import { CampaignTermsDialog } from '../dialogs/campaign-terms-dialog.tsx';
import type { Gift } from '../use-donate.ts';
import '../donation.css';

export default { title: 'Donation campaign/Dialogs and climb' };

const gift: Gift = {
  campaign: 'donation-1',
  amount: 80,
  msisdn: '359888100101',
  isPrepaid: false,
  accepted: true,
  unitCents: 200,
  today: '2026-11-15',
  idempotencyKey: 'a-key-of-the-gallery',
  onDonated: () => undefined,
};

const progress: CampaignProgress = {
  collected_amount: 6124,
  goal_amount: 8000,
  donations: 471,
  unit_price_currency: [
    { currency: 'EUR', value: 2 },
    { currency: 'BGN', value: 3.91 },
  ],
  unit_cents: 200,
  suggested_amounts: [2, 6, 10, 20, 50, 100],
  today: '2026-11-15',
  ends_on: '2026-11-30',
  has_ended: false,
};

const dialogStory = (draw: () => ReactNode) =>
  story((_, language) => (
    <DialogStage
      key={language}
      language={language}
      texts={{ donation: inLanguage({ bg: donationBg, en: donationEn }, language) }}
    >
      {draw()}
    </DialogStage>
  ));

const heroStory = (shown: CampaignProgress) =>
  story((_, language) => (
    <Stage
      key={language}
      language={language}
      texts={{ donation: inLanguage({ bg: donationBg, en: donationEn }, language) }}
    >
      <CampaignHero progress={shown} />
    </Stage>
  ));

export const Climb = heroStory(progress);
export const ClimbDone = heroStory({ ...progress, collected_amount: 8400 });
export const ClimbEnded = heroStory({ ...progress, has_ended: true });

export const DonationConfirmation = dialogStory(() => <CampaignDonationConfirmationDialog {...gift} />);
export const RemainingSum = dialogStory(() => (
  <CampaignRemainingSumDialog gift={gift} left={{ amount: 57, limit: 100, given: 43 }} isCredit={false} />
));
export const RemainingCredit = dialogStory(() => (
  <CampaignRemainingSumDialog gift={gift} left={{ amount: 7, limit: 100, given: 0 }} isCredit />
));
export const LimitExceeded = dialogStory(() => (
  <CampaignLimitExceededDialog gift={{ ...gift, amount: 101 }} left={{ amount: 100, limit: 100, given: 0 }} />
));
export const LimitUsedUp = dialogStory(() => (
  <CampaignLimitExceededDialog gift={gift} left={{ amount: 0, limit: 100, given: 100 }} />
));
export const CreditLimitExceeded = dialogStory(() => <CampaignCreditLimitExceededDialog gift={gift} />);
export const Ended = dialogStory(() => <CampaignEndedDialog />);
export const InvalidAmount = dialogStory(() => <CampaignInvalidAmountDialog />);
export const AnswerLost = dialogStory(() => <CampaignGenericErrorDialog gift={gift} text="" isUnknown />);
export const Terms = dialogStory(() => <CampaignTermsDialog />);

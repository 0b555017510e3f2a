import { priceOf } from '#platform/money.ts';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { ChangeContactNumberDialog } from '../../home-assistance/web/dialogs/change-contact-number-dialog.tsx';
import { ChangeNetflixPlanDialog } from '../../streaming/web/dialogs/change-netflix-plan-dialog.tsx';
import { CodeShownDialog } from '../../school/web/dialogs/code-shown-dialog.tsx';
import { EProsvetaCodeDialog } from '../../school/web/dialogs/eprosveta-code-dialog.tsx';
import { InsuranceDetailsDialog } from '../../insurance/web/dialogs/insurance-details-dialog.tsx';
import { SwapDialog } from '../dialogs/swap-dialog.tsx';
import { SwapEnterMsisdn2FADialog } from '../dialogs/swap-enter-msisdn-2fa-dialog.tsx';
import { SwapHomeAssistanceDialog } from '../../home-assistance/web/dialogs/swap-home-assistance-dialog.tsx';
import { SwapVerificationCode2FADialog } from '../dialogs/swap-verification-code-2fa-dialog.tsx';
import { VerifyCapitalDialog } from '../../partner-content/web/dialogs/verify-capital-dialog.tsx';
import { VerifyDnevnikDialog } from '../../partner-content/web/dialogs/verify-dnevnik-dialog.tsx';
import { swapEligibilityQuery } from '../queries.ts';
import { schoolCodeQuery } from '../../school/web/queries.ts';
import { insuranceQuery } from '../../insurance/web/queries.ts';
import { familyQuery } from '../../streaming/web/queries.ts';
import { dialogStory } from './extras-story.tsx';
import { msisdn, subject } from './sample.ts';

export default { title: 'Extras/Managing' };

/** Only the query keys are used; no request is sent. */
const noApi = null as unknown as ApiClient;

const planChoice = (code: string, name: string, cents: number) => ({
  code,
  name,
  regular_price_currency: priceOf(cents),
  prorate_price: priceOf(Math.round(cents / 2)),
});

export const Swap = dialogStory(
  ({ samples: { film } }) => <SwapDialog {...subject} current={film} />,
  ({ samples: { film, books, cloud, donation }, language }) => ({
    known: [
      [
        swapEligibilityQuery(noApi, language, msisdn, film.code).queryKey,
        {
          is_eligible: true,
          next_swap_date: null,
          verification_type: 'None',
          eligible_extras: [books, cloud, donation],
        },
      ],
    ],
  }),
);

export const SwapNotYet = dialogStory(
  ({ samples: { film } }) => <SwapDialog {...subject} current={film} />,
  ({ samples: { film }, language }) => ({
    known: [
      [
        swapEligibilityQuery(noApi, language, msisdn, film.code).queryKey,
        { is_eligible: false, next_swap_date: '2026-12-10', verification_type: 'None', eligible_extras: [] },
      ],
    ],
  }),
);

export const SwapLoading = dialogStory(({ samples: { film } }) => <SwapDialog {...subject} current={film} />);

export const SwapHomeAssistance = dialogStory(({ samples: { assistance, cloud } }) => (
  <SwapHomeAssistanceDialog {...subject} current={assistance} target={cloud} />
));

export const SwapEnterMsisdn2FA = dialogStory(({ samples: { film, books } }) => (
  <SwapEnterMsisdn2FADialog {...subject} current={film} target={books} />
));

export const SwapVerificationCode2FA = dialogStory(({ samples: { film, books } }) => (
  <SwapVerificationCode2FADialog {...subject} current={film} target={books} verificationMsisdn="359888100102" />
));

export const ChangeNetflixPlan = dialogStory(
  ({ samples: { plan } }) => <ChangeNetflixPlanDialog {...subject} extra={plan} />,
  ({ samples: { plan }, language, say }) => ({
    known: [
      [
        familyQuery(noApi, language, msisdn, plan.code).queryKey,
        {
          available_upgrades: [planChoice('20030', say('Кинобокс Премиум', 'Kinobox Premium'), 1099)],
          available_downgrades: [planChoice('20028', say('Кинобокс Базов', 'Kinobox Basic'), 499)],
        },
      ],
    ],
  }),
);

export const ChangeNetflixPlanNone = dialogStory(
  ({ samples: { plan } }) => <ChangeNetflixPlanDialog {...subject} extra={plan} />,
  ({ samples: { plan }, language }) => ({
    known: [
      [familyQuery(noApi, language, msisdn, plan.code).queryKey, { available_upgrades: [], available_downgrades: [] }],
    ],
  }),
);

export const ChangeContactNumber = dialogStory(({ samples: { assistance } }) => (
  <ChangeContactNumberDialog {...subject} extra={assistance} />
));

export const InsuranceDetails = dialogStory(
  ({ samples: { insurance } }) => <InsuranceDetailsDialog {...subject} extra={insurance} />,
  ({ samples: { insurance }, say }) => ({
    known: [
      [
        insuranceQuery(noApi, msisdn, insurance).queryKey,
        {
          policy_number: 'INS-100101',
          insured_name: say('Мария Иванова', 'Maria Ivanova'),
          start_date: '2026-09-16',
          end_date: null,
          status: 'Active',
          price_currency: priceOf(349),
        },
      ],
    ],
  }),
);

export const EProsvetaCode = dialogStory(
  ({ samples: { school } }) => <EProsvetaCodeDialog {...subject} extra={school} />,
  () => ({ known: [[schoolCodeQuery(noApi, msisdn).queryKey, { has_code: true, code: 'EP-100101' }]] }),
);

export const EProsvetaCodeNone = dialogStory(
  ({ samples: { school } }) => <EProsvetaCodeDialog {...subject} extra={school} />,
  () => ({ known: [[schoolCodeQuery(noApi, msisdn).queryKey, { has_code: false, code: null }]] }),
);

export const CodeShown = dialogStory(() => <CodeShownDialog code="EP-100101" />);

export const VerifyCapital = dialogStory(({ samples: { capital } }) => (
  <VerifyCapitalDialog {...subject} extra={capital} />
));

export const VerifyDnevnik = dialogStory(({ samples: { capital }, say }) => (
  <VerifyDnevnikDialog {...subject} extra={{ ...capital, name: say('Дневник онлайн', 'Dnevnik online') }} />
));

import type { ReactNode } from 'react';
import { DialogStage } from '#platform/web/gallery/stage.tsx';
import { story } from '#platform/web/gallery/story.tsx';
import { ActivePlanUsageDialog } from '../dialogs/active-plan-usage-dialog.tsx';
import { AdditionalInfoDialog } from '../dialogs/additional-info-dialog.tsx';
import { BusinessTariffChangeDialog } from '../dialogs/business-tariff-change-dialog.tsx';
import { ChangeTariffDialog } from '../dialogs/change-tariff-dialog.tsx';
import { CustomInfoDialog } from '../dialogs/custom-info-dialog.tsx';
import { DeactivateInfoDialog } from '../dialogs/deactivate-info-dialog.tsx';
import { DrtAndCreditLimitChangeDialog } from '../dialogs/drt-and-credit-limit-change-dialog.tsx';
import { DrtLimitChangeDialog } from '../dialogs/drt-limit-change-dialog.tsx';
import { ErrorDialog } from '../dialogs/error-dialog.tsx';
import { InfoDialog } from '../dialogs/info-dialog.tsx';
import { KeepTripDialog } from '../dialogs/keep-trip-dialog.tsx';
import { LoaderDialog } from '../dialogs/loader-dialog.tsx';
import { MainPlansInfoDialog } from '../dialogs/main-plans-info-dialog.tsx';
import { PlanActivationWebDialog } from '../dialogs/plan-activation-web-dialog.tsx';
import { RoamingRevolutionInfoDialog } from '../dialogs/roaming-revolution-info-dialog.tsx';
import { SuccessActivationDialog } from '../dialogs/success-activation-dialog.tsx';
import { UserBusinessActivationInfoDialog } from '../dialogs/user-business-activation-info-dialog.tsx';
import type { PlanFlow } from '../plan-flow.ts';
import {
  balkans,
  callMe,
  classic,
  freedom,
  known,
  msisdn,
  national,
  revolution,
  twoBalkans,
  textsIn,
  today,
} from './sample.ts';
import '../roaming.css';

export default { title: 'Roaming/Dialogs' };

const dialogStory = (draw: () => ReactNode) =>
  story((_, language) => (
    <DialogStage
      key={language}
      language={language}
      texts={textsIn(language)}
      known={known(language)}
      answers={{ serviceOwnerName: { owner_name: 'Компас Турс ООД' } }}
    >
      {draw()}
    </DialogStage>
  ));

const change: PlanFlow = {
  msisdn,
  plan: revolution,
  activeMain: freedom,
  isPostpaid: true,
  steps: ['ActivePlanUsage', 'RoamingRevolutionInfo', 'ChangeTariff'],
  today,
};
const taking: PlanFlow = { ...change, plan: balkans, steps: ['PlanActivationWeb'] };

export const Error = dialogStory(() => (
  <ErrorDialog text="Имаш заявка в процес на обработка. Опитай по-късно." isUnchanged={false} isPending />
));
export const Info = dialogStory(() => <InfoDialog />);
export const CustomInfo = dialogStory(() => (
  <CustomInfoDialog
    title="Защо тези цени: Турция"
    lines={['Изходящи разговори: по основния ти план Роуминг Свобода.', 'Интернет: от пакета Балкани · 7 дни.']}
  />
));
export const Loader = dialogStory(() => <LoaderDialog title="Изпращаме промяната" />);
export const PlanActivationWeb = dialogStory(() => <PlanActivationWebDialog {...taking} />);
export const PlanActivationWebPrepaid = dialogStory(() => <PlanActivationWebDialog {...taking} isPostpaid={false} />);
export const SuccessActivation = dialogStory(() => (
  <SuccessActivationDialog kind="activate" msisdn={msisdn} plan={balkans.name} />
));
export const SuccessOfLimits = dialogStory(() => <SuccessActivationDialog kind="limits" msisdn={msisdn} />);
export const UserBusinessActivationInfo = dialogStory(() => <UserBusinessActivationInfoDialog msisdn={msisdn} />);
export const ChangeTariff = dialogStory(() => <ChangeTariffDialog {...change} />);
export const ChangeOfArchivedTariff = dialogStory(() => <ChangeTariffDialog {...change} activeMain={classic} />);
export const BusinessTariffChange = dialogStory(() => <BusinessTariffChangeDialog {...change} activeMain={national} />);
export const ActivePlanUsage = dialogStory(() => <ActivePlanUsageDialog {...change} />);
export const UsageOfAPackage = dialogStory(() => <ActivePlanUsageDialog {...taking} plan={twoBalkans} />);
export const DrtLimitChange = dialogStory(() => <DrtLimitChangeDialog msisdn={msisdn} />);
export const DrtAndCreditLimitChange = dialogStory(() => <DrtAndCreditLimitChangeDialog msisdn={msisdn} />);
export const AdditionalInfo = dialogStory(() => <AdditionalInfoDialog plan={callMe} />);
const packagesOfTwo = twoBalkans.packages.map((running) => ({ plan: twoBalkans, running }));
export const DeactivateInfo = dialogStory(() => (
  <DeactivateInfoDialog msisdn={msisdn} plan={freedom} running={null} others={packagesOfTwo} />
));
export const DeactivateOnePackage = dialogStory(() => (
  <DeactivateInfoDialog
    msisdn={msisdn}
    plan={twoBalkans}
    running={packagesOfTwo[0]!.running}
    others={packagesOfTwo.slice(1)}
  />
));
export const RoamingRevolutionInfo = dialogStory(() => <RoamingRevolutionInfoDialog {...change} />);
export const MainPlansInfo = dialogStory(() => <MainPlansInfoDialog plans={[freedom, revolution]} />);
export const KeepTrip = dialogStory(() => <KeepTripDialog msisdn={msisdn} countryId="TR" today={today} trip={null} />);

import { registerDialogs } from '#platform/web/ui/dialog/dialog-registry.ts';
import type { RoamingPlan, Trip } from '../contract.ts';
import type { CustomInfoProps } from './dialogs/custom-info-dialog.tsx';
import type { ErrorProps } from './dialogs/error-dialog.tsx';
import type { SuccessProps } from './dialogs/success-activation-dialog.tsx';
import type { PlanEnd, PlanFlow } from './plan-flow.ts';

declare module '#platform/web/ui/dialog/dialog-registry.ts' {
  interface Dialogs {
    'roaming.Error': ErrorProps;
    'roaming.Info': Record<never, never>;
    'roaming.CustomInfo': CustomInfoProps;
    'roaming.Loader': { title: string };
    'roaming.PlanActivationWeb': PlanFlow;
    'roaming.SuccessActivation': SuccessProps;
    'roaming.UserBusinessActivationInfo': { msisdn: string };
    'roaming.ChangeTariff': PlanFlow;
    'roaming.BusinessTariffChange': PlanFlow;
    'roaming.ActivePlanUsage': PlanFlow;
    'roaming.DrtLimitChange': { msisdn: string };
    'roaming.DrtAndCreditLimitChange': { msisdn: string };
    'roaming.AdditionalInfo': { plan: RoamingPlan };
    'roaming.DeactivateInfo': PlanEnd;
    'roaming.RoamingRevolutionInfo': PlanFlow;
    'roaming.MainPlansInfo': { plans: RoamingPlan[] };
    'roaming.KeepTrip': { msisdn: string; countryId: string; today: string; trip: Trip | null };
  }
}

export function registerRoamingDialogs(): void {
  registerDialogs('roaming', {
    Error: async () => (await import('./dialogs/error-dialog.tsx')).ErrorDialog,
    Info: async () => (await import('./dialogs/info-dialog.tsx')).InfoDialog,
    CustomInfo: async () => (await import('./dialogs/custom-info-dialog.tsx')).CustomInfoDialog,
    Loader: async () => (await import('./dialogs/loader-dialog.tsx')).LoaderDialog,
    PlanActivationWeb: async () => (await import('./dialogs/plan-activation-web-dialog.tsx')).PlanActivationWebDialog,
    SuccessActivation: async () => (await import('./dialogs/success-activation-dialog.tsx')).SuccessActivationDialog,
    UserBusinessActivationInfo: async () =>
      (await import('./dialogs/user-business-activation-info-dialog.tsx')).UserBusinessActivationInfoDialog,
    ChangeTariff: async () => (await import('./dialogs/change-tariff-dialog.tsx')).ChangeTariffDialog,
    BusinessTariffChange: async () =>
      (await import('./dialogs/business-tariff-change-dialog.tsx')).BusinessTariffChangeDialog,
    ActivePlanUsage: async () => (await import('./dialogs/active-plan-usage-dialog.tsx')).ActivePlanUsageDialog,
    DrtLimitChange: async () => (await import('./dialogs/drt-limit-change-dialog.tsx')).DrtLimitChangeDialog,
    DrtAndCreditLimitChange: async () =>
      (await import('./dialogs/drt-and-credit-limit-change-dialog.tsx')).DrtAndCreditLimitChangeDialog,
    AdditionalInfo: async () => (await import('./dialogs/additional-info-dialog.tsx')).AdditionalInfoDialog,
    DeactivateInfo: async () => (await import('./dialogs/deactivate-info-dialog.tsx')).DeactivateInfoDialog,
    RoamingRevolutionInfo: async () =>
      (await import('./dialogs/roaming-revolution-info-dialog.tsx')).RoamingRevolutionInfoDialog,
    MainPlansInfo: async () => (await import('./dialogs/main-plans-info-dialog.tsx')).MainPlansInfoDialog,
    KeepTrip: async () => (await import('./dialogs/keep-trip-dialog.tsx')).KeepTripDialog,
  });
}

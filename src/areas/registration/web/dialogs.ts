import { registerDialogs } from '#platform/web/ui/dialog/dialog-registry.ts';

type NoProps = Record<never, never>;

declare module '#platform/web/ui/dialog/dialog-registry.ts' {
  interface Dialogs {
    'registration.AddServiceInfoLargeBusinessModal': NoProps;
    'registration.AddServiceInfoModal': NoProps;
    'registration.CustomError': { title: string; text: string };
    'registration.PidOrEikInfoClientTypeModal': NoProps;
    'registration.PidOrEikInfoModal': NoProps;
    'registration.RedirectToBSCareModal': { pid: string };
    'registration.SecurityCodeLargeBusinessModal': NoProps;
    'registration.SecurityCodeModal': NoProps;
    'registration.SecurityCodeSmallBusinessModal': NoProps;
    'registration.ServiceNumberModal': NoProps;
    'registration.ServiceNumberBelongPidModal': NoProps;
  }
}

export function registerRegistrationDialogs(): void {
  registerDialogs('registration', {
    AddServiceInfoLargeBusinessModal: async () =>
      (await import('../add-service/web/dialogs/add-service-info-large-business-modal.tsx'))
        .AddServiceInfoLargeBusinessModal,
    AddServiceInfoModal: async () =>
      (await import('../add-service/web/dialogs/add-service-info-modal.tsx')).AddServiceInfoModal,
    CustomError: async () => (await import('./dialogs/custom-error.tsx')).CustomError,
    PidOrEikInfoClientTypeModal: async () =>
      (await import('../ownership/web/dialogs/pid-or-eik-info-client-type-modal.tsx')).PidOrEikInfoClientTypeModal,
    PidOrEikInfoModal: async () =>
      (await import('../ownership/web/dialogs/pid-or-eik-info-modal.tsx')).PidOrEikInfoModal,
    RedirectToBSCareModal: async () =>
      (await import('../ownership/web/dialogs/redirect-to-bs-care-modal.tsx')).RedirectToBSCareModal,
    SecurityCodeLargeBusinessModal: async () =>
      (await import('../ownership/web/dialogs/security-code-large-business-modal.tsx')).SecurityCodeLargeBusinessModal,
    SecurityCodeModal: async () => (await import('../ownership/web/dialogs/security-code-modal.tsx')).SecurityCodeModal,
    SecurityCodeSmallBusinessModal: async () =>
      (await import('../ownership/web/dialogs/security-code-small-business-modal.tsx')).SecurityCodeSmallBusinessModal,
    ServiceNumberModal: async () =>
      (await import('../ownership/web/dialogs/service-number-modal.tsx')).ServiceNumberModal,
    ServiceNumberBelongPidModal: async () =>
      (await import('../ownership/web/dialogs/service-number-belong-pid-modal.tsx')).ServiceNumberBelongPidModal,
  });
}

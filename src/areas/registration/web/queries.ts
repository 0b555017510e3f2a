export const workflowKey = ['registration-workflow'] as const;

export const landingKey = (landingId: string) => ['registration-landing', landingId] as const;

/** When the next message may be requested, by the clock of this device. */
export const resendKey = ['registration-resend'] as const;

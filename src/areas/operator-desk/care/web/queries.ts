export const customerKey = (customer: string, trace: string | undefined) => ['customer', customer, trace] as const;

export const failuresKey = ['failures'] as const;

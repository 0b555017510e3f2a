export const demoLineKey = ['demo-line'] as const;

export const inboxKey = (to: string | undefined) => ['inbox', to] as const;

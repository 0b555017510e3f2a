// The final states of an SMS that a delivery receipt reports.

export const receiptStates = ['delivered', 'expired', 'undeliverable', 'rejected', 'unknown'] as const;
export type ReceiptState = (typeof receiptStates)[number];

import type { ReactNode } from 'react';

export const bold = { b: (words: ReactNode) => <b className="text-ink">{words}</b> };

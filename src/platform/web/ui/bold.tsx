import type { ReactNode } from 'react';

/** How <b> in a text is drawn. */
export const bold = { b: (words: ReactNode) => <b>{words}</b> };

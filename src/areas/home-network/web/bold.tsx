import type { ReactNode } from 'react';

/** Words of a text that stand out, given to a rich text as its b. */
export const bold = { b: (words: ReactNode) => <b>{words}</b> };

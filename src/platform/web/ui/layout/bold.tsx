import type { ReactNode } from 'react';

/** Renders <b> in a text. */
export const bold = { b: (words: ReactNode) => <b>{words}</b> };

import type { MouseEvent } from 'react';

/** The browser itself opens new tabs and windows, and downloads. */
export function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

// One press of a button: its work runs once at a time, the button waits meanwhile, and what went wrong is handed on.

import { useState } from 'react';

type Work = () => Promise<void>;

export type Press = { busy: boolean; press(work: Work): Promise<void> };

type PressOptions = {
  /** The screen gives way to another when it is done, so the button stays busy. */
  leadsAway?: boolean;
};

export function usePress(
  /** Is also given a way to do the same once more. */
  onRefused: (error: unknown, again: Work) => void | Promise<void>,
  { leadsAway = false }: PressOptions = {},
): Press {
  const [busy, setBusy] = useState(false);
  async function press(work: Work): Promise<void> {
    if (busy) return;
    setBusy(true);
    let isDone = true;
    try {
      await work();
    } catch (error) {
      isDone = false;
      await onRefused(error, () => press(work));
    }
    if (!isDone || !leadsAway) setBusy(false);
  }
  return { busy, press };
}

// One call of a form at a time: whether it is on its way, and what the last one failed with.

import { useState } from 'react';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useEnsureTexts } from '#platform/web/i18n/text-provider.tsx';
import { usePress } from '#platform/web/use-press.ts';

export type Sending = {
  busy: boolean;
  /** Null while nothing has failed. */
  failure: unknown;
  send(work: () => Promise<void>): Promise<void>;
};

/** After a success it stays busy: the form gives way to another screen. */
export function useSending(): Sending {
  const ensureTexts = useEnsureTexts();
  const [failure, setFailure] = useState<unknown>(null);
  const onRefused = async (error: unknown) => {
    await ensureTexts('errors');
    setFailure(error);
  };
  const { busy, press } = usePress(onRefused, { leadsAway: true });
  const send = async (work: () => Promise<void>) => {
    if (busy) return;
    setFailure(null);
    void ensureTexts('errors');
    await press(work);
  };
  return { busy, failure, send };
}

/** How long to wait, when too many calls is what it failed with. */
export function waitSecondsOf(failure: unknown): number | null {
  if (!(failure instanceof ApiError) || failure.code !== 'EC_Too_Many_Requests') return null;
  const seconds = failure.properties['WaitSeconds'];
  return typeof seconds === 'number' ? seconds : null;
}

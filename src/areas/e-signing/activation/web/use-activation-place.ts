// The wizard step of a pid. The tab stores it, so that a reload continues there.

import { useState } from 'react';
import { nextActivationStep, resumedPlace, type ActivationEvent, type ActivationPlace } from '../rules.ts';

export function useActivationPlace(pid: string, firstNumber: string) {
  const key = `e-signing-activation ${pid}`;
  const [place, setPlace] = useState(
    () => keptPlace(key) ?? ({ step: 'benefits', msisdn: firstNumber, sentAt: null } satisfies ActivationPlace),
  );
  const keep = (next: ActivationPlace) => {
    sessionStorage.setItem(key, JSON.stringify(next));
    setPlace(next);
  };
  return {
    place,
    happened: (event: ActivationEvent) => keep({ ...place, step: nextActivationStep(place.step, event) }),
    codeWasSent: (msisdn: string) =>
      keep({ step: nextActivationStep(place.step, 'codeSent'), msisdn, sentAt: Date.now() }),
    forget: () => sessionStorage.removeItem(key),
  };
}

function keptPlace(key: string): ActivationPlace | null {
  const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as ActivationPlace | null;
  return kept && resumedPlace(kept, Date.now());
}

// The page to which an OpenID provider returns users sends the provider's answer to the server.

import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ProviderAnswer } from '#platform/provider-answer.ts';
import type { Feature } from '#platform/texts/texts.ts';
import type { ApiClient } from '../api/api-client.ts';
import { useChange, type Refusal } from '../api/use-change.ts';

type AnswerOptions<Value> = {
  send: (api: ApiClient, answer: ProviderAnswer) => Promise<Value>;
  onDone: (value: Value) => unknown;
  /** Handles a refusal and returns true; false leaves it to `failure`. */
  onRefused?: (refusal: Refusal) => boolean;
  /** The area whose texts take precedence for refusals. */
  area?: Feature;
};

/** Sends the answer once, because it works only once. */
export function useProviderAnswer<Value>({ send, onDone, ...options }: AnswerOptions<Value>): {
  /** Whether the answer is complete and nothing has failed. */
  isChecking: boolean;
  failure: ReactNode;
  /** The error behind `failure`. */
  error: unknown;
} {
  const [answer] = useState(() => answerIn(location.search));
  const { failure, error, run } = useChange({ leadsAway: true, ...options });
  const isSent = useRef(false);
  useEffect(() => {
    if (!answer || isSent.current) return;
    isSent.current = true;
    void run((api) => send(api, answer), { onDone });
  });
  return { isChecking: answer !== null && failure === null, failure, error };
}

/** Read from the raw address, because the router would parse a code of digits as a number. */
function answerIn(search: string): ProviderAnswer | null {
  const { state, code, iss } = Object.fromEntries(new URLSearchParams(search));
  return state !== undefined && code !== undefined ? { state, code, ...(iss !== undefined && { iss }) } : null;
}

// The calls of a sign-in with a passkey, from the return address to the tokens.

import type { ApiClient } from '#platform/web/api/api-client.ts';
import { askPasskey } from '#platform/web/passkeys/passkey-device.ts';
import type { TokenStore } from '#platform/web/session/token-store.ts';
import { completeSignIn, initiateSignIn } from '../contract.ts';
import { askForPasskey, authenticateByPasskey, type Assertion } from '../passkeys/contract.ts';

export type PasskeyAnswer = { session_id: string; assertion: Assertion };

/** The answer of the device; null if the user refused. */
export async function askForSignIn(
  api: ApiClient,
  redirectUri: string,
  question: { isSuggestion?: boolean; signal?: AbortSignal } = {},
): Promise<PasskeyAnswer | null> {
  const { session_id } = await api.call(initiateSignIn, { query: { redirectUri }, headers: {} });
  const options = await api.call(askForPasskey, { body: { session_id } });
  const assertion = await askPasskey(options, question);
  return assertion && { session_id, assertion };
}

/** The next address. */
export async function finishSignIn(api: ApiClient, store: TokenStore, answer: PasskeyAnswer): Promise<string> {
  const { session_id } = answer;
  const { code, return_uri } = await api.call(authenticateByPasskey, { body: answer });
  const tokens = await api.call(completeSignIn, { body: { code, session_id, return_uri } });
  store.open(session_id, tokens);
  return return_uri;
}

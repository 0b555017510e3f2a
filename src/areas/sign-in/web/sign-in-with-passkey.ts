// The calls of a sign-in with a passkey, from the return address to the tokens.

import type { ApiClient } from '#platform/web/api/api-client.ts';
import { askPasskey } from '#platform/web/passkeys/passkey-device.ts';
import type { TokenStore } from '#platform/web/session/token-store.ts';
import { completeSignIn, initiateSignIn } from '../contract.ts';
import { askForPasskey, authenticateByPasskey } from '../passkeys/contract.ts';

export type PasskeyQuestion = {
  redirectUri: string;
  isSuggestion?: boolean;
  signal?: AbortSignal;
  /** The user chose a passkey. */
  onAnswer: () => void;
};

/** The next address; null if the user refused. */
export async function signInWithPasskey(
  api: ApiClient,
  store: TokenStore,
  { redirectUri, onAnswer, ...question }: PasskeyQuestion,
): Promise<string | null> {
  const { session_id } = await api.call(initiateSignIn, { query: { redirectUri }, headers: {} });
  const options = await api.call(askForPasskey, { body: { session_id } });
  const assertion = await askPasskey(options, question);
  if (!assertion) return null;
  onAnswer();
  const { code, return_uri } = await api.call(authenticateByPasskey, { body: { session_id, assertion } });
  const tokens = await api.call(completeSignIn, { body: { code, session_id, return_uri } });
  store.open(session_id, tokens);
  return return_uri;
}

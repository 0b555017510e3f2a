// The passkeys of this device, through the browser (WebAuthn). Users may refuse every question: then nothing happened.

import { isHostName } from '#platform/host-name.ts';
import { passkeyTransports, type PasskeyTransport } from '#platform/passkey-hosts.ts';

export class PasskeyExists extends Error {}

/** Browsers that cannot read the options of the server, and addresses of numbers, have no passkeys. */
export function canUsePasskeys(): boolean {
  const hasApi = typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
  return hasApi && isHostName(location.hostname);
}

/** Whether the browser can suggest passkeys in the field of the username. */
export async function canSuggestPasskeys(): Promise<boolean> {
  return canUsePasskeys() && PublicKeyCredential.isConditionalMediationAvailable();
}

/** Null if the user refused. */
export async function createPasskey(options: PublicKeyCredentialCreationOptionsJSON) {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const created = await navigator.credentials.create({ publicKey }).catch((error: unknown) => {
    if (isNamed(error, 'InvalidStateError')) throw new PasskeyExists();
    return refusedAs(error);
  });
  if (!created) return null;
  const { id, response } = (created as PublicKeyCredential).toJSON() as RegistrationResponseJSON;
  return {
    id,
    client_data: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: response.transports.filter(isKnownTransport),
  };
}

type Question = { isSuggestion?: boolean; signal?: AbortSignal };

/** Null if the user refused, or the question was withdrawn. */
export async function askPasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
  { isSuggestion = false, signal }: Question = {},
) {
  const answered = await navigator.credentials
    .get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
      ...(isSuggestion && { mediation: 'conditional' }),
      ...(signal && { signal }),
    })
    .catch(refusedAs);
  if (!answered) return null;
  const { id, response } = (answered as PublicKeyCredential).toJSON() as AuthenticationResponseJSON;
  return {
    id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
  };
}

const isKnownTransport = (name: string): name is PasskeyTransport => passkeyTransports.some((known) => known === name);

const isNamed = (error: unknown, name: string) => error instanceof DOMException && error.name === name;

function refusedAs(error: unknown): null {
  if (isNamed(error, 'NotAllowedError') || isNamed(error, 'AbortError')) return null;
  throw error;
}

// The checks of WebAuthn, for the portal as the relying party: attestation none, user verification required.

import { isHostName } from '#platform/host-name.ts';
import { type PasskeyTransport } from '#platform/passkey-hosts.ts';
import { currentBrand } from '#platform/current-brand.ts';
import type { Assertion, CreationOptions, RequestOptions } from '../../passkeys/contract.ts';
import { deviceTimeoutMs } from '../../passkeys/rules.ts';

/** The library is large, so it is loaded with the first passkey. */
const library = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256: every device has one of them. */
const signatureAlgorithms = [-8, -7, -257] as const;

export type DeviceKey = { id: string; publicKey: Buffer; counter: number; transports: PasskeyTransport[] };

type Expected = { challenge: string; origin: string };

/** Null where browsers refuse passkeys. */
export function relyingPartyId(origin: string): string | null {
  const { hostname } = new URL(origin);
  return isHostName(hostname) ? hostname : null;
}

type NewKey = { rpId: string; user: { handle: Buffer; name: string; fullName: string }; known: readonly KnownKey[] };
type KnownKey = Pick<DeviceKey, 'id' | 'transports'>;

export async function creationOptions({ rpId, user, known }: NewKey): Promise<CreationOptions> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpID: rpId,
    rpName: currentBrand().name,
    userID: new Uint8Array(user.handle),
    userName: user.name,
    userDisplayName: user.fullName,
    timeout: deviceTimeoutMs,
    attestationType: 'none',
    supportedAlgorithmIDs: [...signatureAlgorithms],
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return options as CreationOptions;
}

/** Without known keys the device offers those it has for the portal. */
export async function requestOptions(rpId: string, known: readonly KnownKey[] = []): Promise<RequestOptions> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    timeout: deviceTimeoutMs,
    userVerification: 'required',
    allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
  });
  return { allowCredentials: [], ...options } as RequestOptions;
}

type Attestation = { id: string; client_data: string; attestation: string; transports: PasskeyTransport[] };

/** Null unless the device answered this challenge on this site, and verified the user. */
export async function verifiedKey(given: Attestation, { challenge, origin }: Expected): Promise<DeviceKey | null> {
  const { verifyRegistrationResponse } = await library();
  const verified = await verifyRegistrationResponse({
    response: {
      id: given.id,
      rawId: given.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: given.client_data,
        attestationObject: given.attestation,
        transports: given.transports,
      },
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: relyingPartyId(origin) ?? '',
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey), counter, transports: given.transports };
}

/**
 * The new count of signatures; null unless the key signed this challenge for this site. The store compares it with the
 * last one, so that a count that goes back is told apart from a wrong answer.
 */
export async function verifiedCounter(
  given: Assertion,
  key: DeviceKey,
  { challenge, origin }: Expected,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const verified = await verifyAuthenticationResponse({
    response: {
      id: given.id,
      rawId: given.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: given.client_data,
        authenticatorData: given.authenticator_data,
        signature: given.signature,
      },
    },
    credential: { ...key, publicKey: new Uint8Array(key.publicKey), counter: 0 },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: relyingPartyId(origin) ?? '',
    requireUserVerification: true,
  }).catch(() => null);
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}

// A device with passkeys, in software: it creates keys and signs challenges as WebAuthn describes.

import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { Assertion, CreationOptions, RequestOptions } from '#areas/sign-in/passkeys/contract.ts';

type DeviceAnswer = { origin?: string; rpId?: string; isVerified?: boolean; counter?: number; challenge?: string };

export const testOrigin = 'http://localhost';

export type PasskeyDevice = ReturnType<typeof createDevice>;

export function createDevice() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let signatures = 0;
  return {
    id,
    /** The body of the call that adds the passkey. */
    attest({ challenge, rp }: CreationOptions, answer: DeviceAnswer = {}) {
      const length = Buffer.from([credentialId.length >> 8, credentialId.length & 255]);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)]);
      const authData = Buffer.concat([
        authenticatorData(answer.rpId ?? rp.id, 0, { ...answer, isNew: true }),
        attested,
      ]);
      const fields = new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        id,
        client_data: clientData('webauthn.create', challenge, answer).toString('base64url'),
        attestation: Buffer.from(isoCBOR.encode(fields)).toString('base64url'),
        transports: ['internal'],
      };
    },
    assert({ challenge, rpId }: RequestOptions, answer: DeviceAnswer = {}): Assertion {
      signatures = answer.counter ?? signatures + 1;
      const data = authenticatorData(answer.rpId ?? rpId, signatures, answer);
      const client = clientData('webauthn.get', challenge, answer);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        id,
        client_data: client.toString('base64url'),
        authenticator_data: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      };
    },
  };
}

function clientData(type: string, challenge: string, { origin = testOrigin, challenge: other }: DeviceAnswer): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge: other ?? challenge, origin, crossOrigin: false }));
}

const flags = { present: 1, verified: 4, hasKey: 64 };

function authenticatorData(
  rpId: string,
  counter: number,
  { isVerified = true, isNew = false }: DeviceAnswer & { isNew?: boolean },
): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const flag = flags.present | (isVerified ? flags.verified : 0) | (isNew ? flags.hasKey : 0);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flag]), count]);
}

/** A public key as CBOR names its parts: EC2, ES256, P-256. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x, y } = publicKey.export({ format: 'jwk' });
  const parts = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x ?? '', 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y ?? '', 'base64url'))],
  ]);
  return Buffer.from(isoCBOR.encode(parts));
}

// The port of the key that seals documents: a key of this process, of a hardware security module, or of a remote service.

import { createHash, verify, type X509Certificate } from 'node:crypto';

export type SealingKey = {
  /**
   * Signs the SHA-256 of these bytes: RSA by PKCS#1 v1.5, EC in DER. They are the attributes of a signature, never a
   * document. Adapters hash them, because Node signs no hash of an EC key. Throws KeyUnavailable.
   */
  sign(attributes: Uint8Array): Promise<Uint8Array>;
};

/** The key does not sign now. Nothing was sealed; a later attempt may succeed. */
export class KeyUnavailable extends Error {
  override readonly name = 'KeyUnavailable';
}

export type KeyType = 'rsa' | 'ec';

export function keyTypeOf({ publicKey }: X509Certificate): KeyType {
  return publicKey.asymmetricKeyType === 'ec' ? 'ec' : 'rsa';
}

export function sha256(...parts: readonly Uint8Array[]): Buffer {
  return parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
}

/** A signature of another key would make a file that nobody can verify. */
export function requireSignatureOf(certificate: X509Certificate, attributes: Uint8Array, signature: Uint8Array): void {
  if (verify('sha256', attributes, certificate.publicKey, signature)) return;
  throw new KeyUnavailable('the signature does not match the sealing certificate: the key is another one');
}

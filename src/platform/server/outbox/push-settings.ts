// The settings of push messages: the key that identifies this portal at push services, and the services it may call.

import { createECDH } from 'node:crypto';
import { BadConfiguration, reader, type Environment } from '../environment.ts';
import { refuseWeakSecret } from '../weak-secret.ts';

export type PushSettings = {
  /** Absent in production, push messages are not offered; the demo generates one. */
  privateKey: string | undefined;
  /** A contact for the push service: an address with mailto: or https:. */
  contact: string | undefined;
  /** Names of hosts; one that starts with "*." stands for its subdomains. */
  hosts: readonly string[];
  /** Only outside production, for a push service on the same machine. */
  allowsHttp: boolean;
};

/** Chrome and Edge, Firefox, Safari, earlier versions of Edge. */
export const knownPushHosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

const hostPattern = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/;

export function readPushSettings(environment: Environment): PushSettings {
  const read = reader(environment);
  const isProduction = environment['APP_MODE'] === 'production';
  const privateKey = read.secret('VAPID_PRIVATE_KEY', 43);
  refuseWeakSecret('VAPID_PRIVATE_KEY', privateKey);
  if (privateKey !== undefined && publicKeyOf(privateKey) === null) {
    throw new BadConfiguration('VAPID_PRIVATE_KEY must be a P-256 key: 32 bytes in base64url.');
  }
  const hosts = read.list('PUSH_HOSTS', knownPushHosts.join());
  for (const host of hosts) {
    const isName = hostPattern.test(host) && (!isProduction || !/^[\d.]+(:|$)|^localhost(:|$)/.test(host));
    if (!isName) throw new BadConfiguration(`PUSH_HOSTS contains "${host}", which is not the name of a host.`);
  }
  return {
    privateKey,
    contact: read.url('VAPID_CONTACT', ['mailto:', 'https:']),
    hosts,
    allowsHttp: !isProduction,
  };
}

/** Uncompressed, as browsers require it; null if it is not a key. */
export function publicKeyOf(privateKey: string): string | null {
  const bytes = Buffer.from(privateKey, 'base64url');
  if (bytes.length !== 32 || bytes.toString('base64url') !== privateKey) return null;
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(bytes);
    return curve.getPublicKey('base64url');
  } catch {
    return null;
  }
}

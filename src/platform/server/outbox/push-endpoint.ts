// The address that a browser gives for its push messages. The portal calls it, so only addresses of known push services
// are accepted: another one could name a machine inside the operator's network.

import type { PushSettings } from './push-settings.ts';

export function isPushEndpoint(address: string, { hosts, allowsHttp }: Pick<PushSettings, 'hosts' | 'allowsHttp'>) {
  const url = URL.parse(address);
  if (!url || url.username || url.password || url.hash) return false;
  const isEncrypted = url.protocol === 'https:';
  if (!isEncrypted && !(allowsHttp && url.protocol === 'http:')) return false;
  return hosts.some((host) => isOf(url, host, isEncrypted));
}

/** Plain HTTP and other ports only where the setting names the port. */
function isOf(url: URL, host: string, isEncrypted: boolean): boolean {
  if (host.startsWith('*.')) return isEncrypted && url.port === '' && url.hostname.endsWith(host.slice(1));
  if (host.includes(':')) return url.host === host;
  return isEncrypted && url.port === '' && url.hostname === host;
}

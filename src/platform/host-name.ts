/** False for addresses of numbers: browsers bind neither passkeys nor codes of an SMS to them. */
export function isHostName(hostname: string): boolean {
  return hostname !== '' && !hostname.includes(':') && !/^[\d.]+$/.test(hostname);
}

// What the browser and the server both know about passkeys (WebAuthn).

/** How a device is reached. */
export const passkeyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
export type PasskeyTransport = (typeof passkeyTransports)[number];

/** Browsers refuse passkeys for addresses of numbers. */
export function isPasskeyHost(hostname: string): boolean {
  return hostname !== '' && !hostname.includes(':') && !/^[\d.]+$/.test(hostname);
}

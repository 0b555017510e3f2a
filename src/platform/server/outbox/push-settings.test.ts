import { describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { isPushEndpoint } from './push-endpoint.ts';
import { knownPushHosts, publicKeyOf, readPushSettings } from './push-settings.ts';
import { openPushKey } from './push-key.ts';

const production = { APP_MODE: 'production' };

describe('the settings of push messages [PK-006]', () => {
  it('accept a key whose public part browsers can use', () => {
    const { privateKey, publicKey } = webPush.generateVAPIDKeys();
    expect(readPushSettings({ ...production, VAPID_PRIVATE_KEY: privateKey }).privateKey).toBe(privateKey);
    expect(publicKeyOf(privateKey)).toBe(publicKey);
  });

  it.each([
    'A'.repeat(43),
    'your-vapid-private-key-here-please-change-it',
    'short',
    `${webPush.generateVAPIDKeys().privateKey}AAAA`,
  ])('refuse the key %s', (VAPID_PRIVATE_KEY) => {
    expect(() => readPushSettings({ ...production, VAPID_PRIVATE_KEY })).toThrow(/VAPID_PRIVATE_KEY/);
  });

  it.each(['127.0.0.1:8080', 'localhost', '10.0.0.1', '*', 'https://fcm.googleapis.com', 'a b', '*.'])(
    'refuse the host %s in production',
    (PUSH_HOSTS) => {
      expect(() => readPushSettings({ ...production, PUSH_HOSTS })).toThrow(/PUSH_HOSTS/);
    },
  );

  it.each(['ftp://x', 'me@operator.example'])('refuse the contact %s', (VAPID_CONTACT) => {
    expect(() => readPushSettings({ VAPID_CONTACT })).toThrow(/VAPID_CONTACT/);
  });

  it('without a key offer no push messages in production', async () => {
    expect(await openPushKey(null as never, 'production', readPushSettings(production))).toBeNull();
  });
});

describe('an address for push messages', () => {
  const settings = { hosts: knownPushHosts, allowsHttp: false };

  it.each([
    ['https://fcm.googleapis.com/fcm/send/x', true],
    ['https://web.push.apple.com/x', true],
    ['https://push.apple.com/x', false],
    ['https://evilpush.apple.com/x', false],
    ['https://web.push.apple.com.evil.example/x', false],
    ['https://fcm.googleapis.com:8443/x', false],
    ['http://fcm.googleapis.com/x', false],
    ['https://fcm.googleapis.com@evil.example/x', false],
    ['https://FCM.googleapis.com/x', true],
    ['https://fcm.googleapis.com./x', false],
    ['//fcm.googleapis.com/x', false],
    ['', false],
  ])('%s is accepted: %s', (address, isAccepted) => {
    expect(isPushEndpoint(address, settings)).toBe(isAccepted);
  });

  it('uses plain HTTP only outside production, and only where the setting has a port', () => {
    const local = { hosts: ['127.0.0.1:9000', 'fcm.googleapis.com'], allowsHttp: true };
    expect(isPushEndpoint('http://127.0.0.1:9000/x', local)).toBe(true);
    expect(isPushEndpoint('http://127.0.0.1:9001/x', local)).toBe(false);
    expect(isPushEndpoint('http://fcm.googleapis.com/x', local)).toBe(false);
    expect(isPushEndpoint('http://127.0.0.1:9000/x', { ...local, allowsHttp: false })).toBe(false);
  });
});

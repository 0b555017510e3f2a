// Settings of the portal itself: process, database, brand, messages, provisioning.

import { defaultBrand } from '#platform/current-brand.ts';
import { knownPushHosts } from '../outbox/push-settings.ts';
import type { SettingGroup } from './setting-group.ts';

export const portalSettings: readonly SettingGroup[] = [
  {
    title: 'Process and address',
    settings: {
      PORT: { default: '3000', meaning: 'TCP port', isForAnyMode: true },
      HOST: {
        default: '127.0.0.1',
        meaning: 'network interface; any other than loopback requires `APP_MODE`',
        isForAnyMode: true,
      },
      APP_MODE: {
        default: 'demo',
        meaning:
          '`production` disables demo accounts, the inbox and the movable clock. Required as soon as any operator setting is present. A database keeps the mode of its first start',
        isForAnyMode: true,
      },
      PUBLIC_URL: {
        default: 'none',
        meaning: 'address of the portal for its users; required in production, with https',
      },
      TRUST_PROXY: {
        default: 'none',
        meaning: 'number of proxies in front of the portal, or their addresses: `10.0.0.0/8`',
      },
      SECRET_KEY: {
        default: 'generated in the demo',
        meaning: 'random, 32 characters or more; required in production',
      },
      SECRET_KEY_NEXT: {
        default: 'none',
        meaning:
          'the key that will replace `SECRET_KEY`: accepted, but not used yet ([rotation](operating.md#rotate-the-secret-key))',
      },
      SECRET_KEY_PREVIOUS: {
        default: 'none',
        meaning: 'the key that `SECRET_KEY` replaced: accepted, and data that depends on it is renewed',
      },
      RETURN_URLS: { default: 'none', meaning: 'other sites that a sign-in may return to' },
      SESSION_DAYS: { default: '30', meaning: 'users sign in again after this many days', isForAnyMode: true },
      EVIDENCE_YEARS: {
        default: '5',
        meaning:
          'signed documents are deleted this many years after their contract ended; contracts, signed documents and the audit log of an erased customer after as many: set what your law requires ([retention](retention.md))',
        isForAnyMode: true,
      },
      LOG_LEVEL: {
        default: 'info, in the demo warn',
        meaning: '`silent`, `error`, `warn`, `info` (each request) or `debug`',
        isForAnyMode: true,
      },
    },
  },
  {
    title: 'Database',
    settings: {
      DATA_DIR: { default: '.data', meaning: 'data folder of the embedded PostgreSQL', isForAnyMode: true },
      DATABASE_URL: {
        default: 'none',
        meaning: 'your own PostgreSQL, 15 to 18, instead of the embedded one; empty for a demo',
      },
      DATABASE_WAIT_MS: {
        default: '1000',
        meaning: 'how long a request waits for a connection before it is refused with 503; 0 waits forever',
        isForAnyMode: true,
      },
      DATABASE_SILENCE_MS: {
        default: '1900',
        meaning: 'how long a request waits for an answer of the database; 0 waits forever',
        isForAnyMode: true,
      },
    },
  },
  {
    title: 'Load limits',
    settings: {
      OVERLOAD_DELAY_MS: {
        default: '300',
        meaning: 'load shedding starts when answers are this late; 0 disables it',
        isForAnyMode: true,
      },
      ACCOUNT_SHARE: {
        default: '4',
        meaning: 'concurrent changes of one account in one process; 0 sets no limit',
        isForAnyMode: true,
      },
    },
  },
  {
    title: 'Brand and content',
    settings: {
      BRAND: {
        default: defaultBrand.id,
        meaning: 'folder of `brands/` with the name, colours, logo and senders of the operator: [brand.md](brand.md)',
        isForAnyMode: true,
      },
      SHOW_BOTH_CURRENCIES: { default: 'yes', meaning: '`no` hides prices in the second currency', isForAnyMode: true },
      HELP_LINE: { default: '0700 00 123', meaning: 'telephone number of customer care' },
      TERMS_URL: { default: 'of the brand', meaning: 'terms that users can read before registration' },
      EXTERNAL_SELFCARE_URL: {
        default: 'of the brand',
        meaning: 'page of the operator for private customers outside the portal',
      },
      BUSINESS_SELFCARE_URL: {
        default: 'of the brand',
        meaning: 'page of the operator for business customers outside the portal',
      },
      DISABLED_AREAS: {
        default: 'none',
        meaning:
          'optional areas that this installation does not offer, e.g. `music-offer,vip-club`; a wrong name is answered with the possible ones',
        isForAnyMode: true,
      },
      DONATION_CAMPAIGN_ID: { default: 'donation-1', meaning: 'running donation campaign' },
      HOME_ASSISTANCE_EXTRA_IDS: { default: '20051,20052', meaning: 'ids of the home assistance extras' },
      OWN_NUMBER_PREFIXES: { default: '35987,35988,35989', meaning: 'number prefixes of the operator’s network' },
    },
  },
  {
    title: 'Messages',
    settings: {
      SMTP_URL: { default: 'none', meaning: 'mail server: `smtps://user:password@host`; required in production' },
      MAIL_FROM: { default: 'of the brand', meaning: 'sender of e-mails' },
      SMPP_URL: { default: 'none', meaning: 'SMS centre: `smpp://` or `ssmpp://`; required in production' },
      SMPP_ID_FORMAT: {
        default: 'same',
        meaning:
          'message ids of the SMS centre: `same` in answers and receipts, or hexadecimal only in one of them: `hex-answers` or `hex-receipts`',
      },
      SMS_FROM: { default: 'of the brand', meaning: 'sender of SMS' },
      VAPID_PRIVATE_KEY: {
        default: 'generated in the demo',
        meaning:
          'key of push messages: `npx web-push generate-vapid-keys`; without it they are not offered. Another key ends all subscriptions',
      },
      VAPID_CONTACT: {
        default: '`PUBLIC_URL`',
        meaning: 'whom a push service contacts about problems: `mailto:` or `https:`',
      },
      PUSH_HOSTS: {
        default: knownPushHosts.join(', '),
        meaning: 'push services that the portal may call; `*.` stands for subdomains',
        isForAnyMode: true,
      },
    },
  },
  {
    title: 'Captcha',
    settings: {
      CAPTCHA: {
        default: 'altcha',
        meaning: '`altcha`, `recaptcha`, or `none` in the demo',
        isForAnyMode: true,
      },
      RECAPTCHA_SITE_KEY: { default: 'none', meaning: 'required with `CAPTCHA=recaptcha`' },
      RECAPTCHA_SECRET: { default: 'none', meaning: 'required with `CAPTCHA=recaptcha`' },
      RECAPTCHA_SCRIPT_URL: { default: 'Google’s', meaning: 'script of reCAPTCHA' },
      RECAPTCHA_URL: { default: 'Google’s', meaning: 'verification endpoint of reCAPTCHA' },
    },
  },
  {
    title: 'Provisioning: [provisioning.md](provisioning.md), [tmf.md](tmf.md)',
    settings: {
      PROVISIONING_URL: { default: 'embedded', meaning: 'network of the operator that provisions extras' },
      PROVISIONING_TOKEN: { default: 'none', meaning: 'bearer token for it' },
      PROVISIONING_KIND: { default: 'http', meaning: '`tmf641` sends service orders' },
      PROVISIONING_LISTENER_TOKEN: { default: 'none', meaning: 'token of the network for reporting changed orders' },
      PROVISIONING_SECONDS: {
        default: '4',
        meaning: 'duration of a change in the embedded network',
        isForAnyMode: true,
      },
    },
  },
];

// Every setting of the portal, read from the environment and checked once at start.

import { isAbsolute, resolve } from 'node:path';
import { BadConfiguration, checkedUrl, isLoopback, reader, type Environment, type Reader } from './environment.ts';
import { operatorSettings } from './settings/settings.ts';
import { requestLimits, type DatabaseLimits } from './database/limits.ts';
import type { KeyRing, PartnerKeys } from './platform.ts';
import { refuseWeakSecret } from './weak-secret.ts';
import { trustedProxies, type TrustedProxies } from './trusted-proxies.ts';
import { webBase } from '#platform/web-base.ts';

export type AppMode = 'demo' | 'production';
export type ProvisioningKind = 'http' | 'tmf641';
export type CaptchaKind = 'altcha' | 'recaptcha' | 'none';

export type Configuration = {
  port: number;
  host: string;
  appMode: AppMode;
  dataDir: string;
  databaseUrl: string | undefined;
  /** How long a request waits for the database before it is answered with 503; 0 waits for ever. */
  databaseLimits: DatabaseLimits;
  /** The address people use, e.g. https://my.operator.example; requests and redirects are checked against it. */
  publicUrl: string | undefined;
  brand: string;
  captcha: CaptchaKind;
  recaptchaSecret: string | undefined;
  recaptchaSiteKey: string | undefined;
  recaptchaScriptUrl: string;
  recaptchaUrl: string;
  secretKey: string | undefined;
  /** Whether the operator's own people have a desk in this portal. */
  operatorDesk: boolean;
  /** Shared with the protection service; made from the secret key where none is given. */
  protectionKey: Uint8Array | undefined;
  /** After so many days a person signs in again, however often they come. */
  sessionDays: number;
  /** Other sites a sign-in may return to, besides the portal itself. */
  returnUrls: string[];
  /** Whether prices stand in the second currency too. */
  showBothCurrencies: boolean;
  /** The hosted page people give their card to; the embedded one stands in the portal itself. */
  paymentPageUrl: string | undefined;
  externalSelfcareUrl: string;
  businessSelfcareUrl: string;
  /** The host of the operator's network that knows a number by the line; the demo has one of its own. */
  recognitionHost: string | undefined;
  recognitionSecret: string | undefined;
  /** The sites of partners by source; the demo has pages of its own in their place. */
  partnerSites: Record<string, string>;
  /** The keys shared with each partner, the first one for what the portal sends; the demo makes its own. */
  partnerKeys: PartnerKeys;
  ownNumberPrefixes: string[];
  /** The number of the operator's people who help, as it is shown. */
  helpLine: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  smppUrl: string | undefined;
  smsFrom: string;
  /** How long the embedded network takes. */
  provisioningSeconds: number;
  /** The operator's own network, instead of the embedded one. */
  provisioningUrl: string | undefined;
  provisioningToken: string | undefined;
  /** How that network is spoken to: in the portal's own few words, or by service orders of TMF641. */
  provisioningKind: ProvisioningKind;
  /** With this token the network may say that an order has moved. */
  provisioningListenerToken: string | undefined;
  /** The proxies whose word about the address of a request is taken: how many stand in front, or which. */
  trustProxy: TrustedProxies;
  /** How many changes of one account run at the same time in this process; 0 sets no limit. */
  accountShare: number;
  /** How late answers may come, in milliseconds, before requests are turned away; 0 never turns any away. */
  overloadDelayMs: number;
  /** Who measures the portal shows it; without one nothing is measured outside the demo. */
  metricsToken: string | undefined;
  logLevel: string;
  /** For the settings of systems that a single area speaks to: the area reads and checks its own. */
  environment: Environment;
};

/** Reads the settings; a bad value throws BadConfiguration with one clear line. */
export function readConfiguration(environment: Environment, root: string): Configuration {
  const read = reader(environment);
  refuseUnsaidMode(read);
  const appMode = read.choice('APP_MODE', ['demo', 'production'], 'demo');
  const dataDir = read.text('DATA_DIR', '.data');
  const configuration: Configuration = {
    port: read.integer('PORT', 3000, 0, 65535),
    host: read.text('HOST', '127.0.0.1'),
    appMode,
    dataDir: isAbsolute(dataDir) ? dataDir : resolve(root, dataDir),
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseLimits: {
      waitMs: read.integer('DATABASE_WAIT_MS', requestLimits.waitMs, 0, 60_000),
      silenceMs: read.integer('DATABASE_SILENCE_MS', requestLimits.silenceMs, 0, 60_000),
    },
    publicUrl: read.url('PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, ''),
    brand: read.matching('BRAND', /^[a-z0-9-]{1,40}$/, 'abonat'),
    captcha: read.choice('CAPTCHA', ['altcha', 'recaptcha', 'none'], 'altcha'),
    recaptchaSecret: read.secret('RECAPTCHA_SECRET', 10),
    recaptchaSiteKey: read.secret('RECAPTCHA_SITE_KEY', 3),
    recaptchaScriptUrl: read.httpUrl('RECAPTCHA_SCRIPT_URL') ?? 'https://www.google.com/recaptcha/api.js',
    recaptchaUrl: read.httpUrl('RECAPTCHA_URL') ?? 'https://www.google.com/recaptcha/api/siteverify',
    secretKey: read.secret('SECRET_KEY', 32),
    protectionKey: protectionKeyOf(read.secret('NET_PROTECT_KEY', 43)),
    operatorDesk: read.choice('OPERATOR_DESK', ['on', 'off'], 'off') === 'on',
    sessionDays: read.integer('SESSION_DAYS', 30, 1, 365),
    returnUrls: read.httpUrls('RETURN_URLS'),
    showBothCurrencies: read.choice('SHOW_BOTH_CURRENCIES', ['yes', 'no'], 'yes') === 'yes',
    paymentPageUrl: read.url('PAYMENT_PAGE_URL', ['https:']),
    externalSelfcareUrl: read.url('EXTERNAL_SELFCARE_URL', ['https:']) ?? 'https://selfcare.abonat.example/',
    businessSelfcareUrl: read.url('BUSINESS_SELFCARE_URL', ['https:']) ?? 'https://business.abonat.example/',
    recognitionHost: read.httpUrl('MUSIC_RECOGNITION_HOST'),
    recognitionSecret: read.secret('MUSIC_RECOGNITION_SECRET', 16),
    partnerSites: partnerSitesOf(read.list('PARTNER_SITES', appMode === 'demo' ? demoPartnerSites : '')),
    partnerKeys: partnerKeysOf(read.list('PARTNER_KEYS')),
    ownNumberPrefixes: read.list('OWN_NUMBER_PREFIXES', '35987,35988,35989'),
    helpLine: read.text('HELP_LINE', '0700 00 123'),
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: read.text('MAIL_FROM', 'Abonat <no-reply@abonat.example>'),
    smppUrl: read.url('SMPP_URL', ['smpp:', 'ssmpp:']),
    smsFrom: read.text('SMS_FROM', 'Abonat'),
    provisioningSeconds: read.integer('PROVISIONING_SECONDS', 4, 0, 86_400),
    provisioningUrl: read.httpUrl('PROVISIONING_URL')?.replace(/\/+$/, ''),
    provisioningToken: read.secret('PROVISIONING_TOKEN', 10),
    provisioningKind: read.choice('PROVISIONING_KIND', ['http', 'tmf641'], 'http'),
    provisioningListenerToken: read.secret('PROVISIONING_LISTENER_TOKEN', 20),
    trustProxy: trustedProxies(read.list('TRUST_PROXY')),
    overloadDelayMs: read.integer('OVERLOAD_DELAY_MS', 300, 0, 60_000),
    accountShare: read.integer('ACCOUNT_SHARE', 4, 0, 1000),
    metricsToken: read.secret('METRICS_TOKEN', 20),
    logLevel: read.choice('LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], 'warn'),
    environment: Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim())),
  };
  refuseWeakSecret(configuration.secretKey);
  refuseUnsafe(configuration);
  return configuration;
}

const demoPartnerSites = ['capital', 'dnevnik', 'partner3']
  .map((source) => `${source}=${webBase}/dev/partner/${source}`)
  .join();

const ownPage = new RegExp(`^${webBase}/[\\w/-]+$`);

/** capital=https://capital.example/verified, … Pages of the portal itself are taken in place of a site. */
function partnerSitesOf(items: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    items.map((item) => {
      const [source, url] = splitOnce(item);
      if (!/^[a-z0-9-]{1,40}$/.test(source))
        throw new BadConfiguration('PARTNER_SITES must be a list of source=address.');
      return [source, ownPage.test(url) ? url : checkedUrl('PARTNER_SITES', url, ['https:'])];
    }),
  );
}

/** capital:2026-a=<32 bytes in base64>, … A key belongs to the partner whose source its name begins with. */
function partnerKeysOf(items: readonly string[]): PartnerKeys {
  const rings: Record<string, Record<string, Uint8Array>> = {};
  for (const item of items) {
    const [name, encoded] = splitOnce(item);
    const [, source] = /^([a-z0-9-]{1,20}):[\w-]{1,19}$/.exec(name) ?? [];
    const key = keyIn(encoded);
    if (!source || !key) {
      throw new BadConfiguration('PARTNER_KEYS must be a list of source:name=key, each key 32 bytes in base64.');
    }
    rings[source] = { ...rings[source], [name]: key };
  }
  refuseSharedKeys(Object.values(rings));
  return rings;
}

/** With a key of another a partner could pose as that one. */
function refuseSharedKeys(rings: readonly KeyRing[]): void {
  const keys = rings.flatMap((ring) => Object.values(ring).map((key) => Buffer.from(key).toString('base64')));
  if (new Set(keys).size < keys.length) throw new BadConfiguration('PARTNER_KEYS must not have the same key twice.');
}

function protectionKeyOf(encoded: string | undefined): Uint8Array | undefined {
  if (encoded === undefined) return undefined;
  const key = keyIn(encoded);
  if (key) return key;
  throw new BadConfiguration('NET_PROTECT_KEY must be 32 bytes in base64.');
}

function keyIn(encoded: string): Uint8Array | null {
  const key = new Uint8Array(Buffer.from(encoded, 'base64'));
  return key.length === 32 ? key : null;
}

function splitOnce(item: string): [string, string] {
  const at = item.indexOf('=');
  return at < 0 ? [item, ''] : [item.slice(0, at).trim(), item.slice(at + 1).trim()];
}

function refuseUnsafe(configuration: Configuration): void {
  if (configuration.captcha === 'recaptcha' && !(configuration.recaptchaSecret && configuration.recaptchaSiteKey)) {
    throw new BadConfiguration('RECAPTCHA_SECRET and RECAPTCHA_SITE_KEY must be set when CAPTCHA is recaptcha.');
  }
  if (configuration.provisioningKind === 'tmf641' && !configuration.provisioningUrl) {
    throw new BadConfiguration('PROVISIONING_URL must be set when PROVISIONING_KIND is tmf641.');
  }
  if (configuration.appMode !== 'production') return;
  if (configuration.captcha === 'none') {
    throw new BadConfiguration('CAPTCHA=none is accepted in demo mode only; set CAPTCHA to altcha or recaptcha.');
  }
  if (!configuration.secretKey)
    throw new BadConfiguration('SECRET_KEY must be set in production: 32 characters or more.');
  const keyless = Object.keys(configuration.partnerSites).find((source) => !(source in configuration.partnerKeys));
  if (keyless) {
    throw new BadConfiguration(
      `PARTNER_KEYS must be set in production for every partner of PARTNER_SITES: ${keyless} has none.`,
    );
  }
  if (!configuration.publicUrl)
    throw new BadConfiguration('PUBLIC_URL must be set in production, e.g. https://my.operator.bg');
  if (!configuration.publicUrl.startsWith('https:')) {
    throw new BadConfiguration('PUBLIC_URL must start with https:// in production: tokens and cookies travel there.');
  }
}

/** An operator's own settings must not end up in a demo with its open inbox. */
function refuseUnsaidMode(read: Reader): void {
  if (read.text('APP_MODE', '') !== '') return;
  const given = operatorSettings.find((name) => read.text(name, '') !== '') ?? openHost(read);
  if (given === undefined) return;
  throw new BadConfiguration(
    `APP_MODE must be set where ${given} is: production, or demo for a portal without customers.`,
  );
}

/** Where others can reach it, the portal is no demo by accident. */
const openHost = (read: Reader) => (isLoopback(read.text('HOST', '127.0.0.1')) ? undefined : 'HOST');

// Every setting of the portal, read from the environment and validated once at start.

import { isAbsolute, resolve } from 'node:path';
import type { Brand } from '#platform/brand.ts';
import { defaultBrand } from '#platform/current-brand.ts';
import { readBrand } from './brand/read-brand.ts';
import { BadConfiguration, checkedUrl, isLoopback, reader, type Environment, type Reader } from './environment.ts';
import { operatorSettings } from './settings/settings.ts';
import { requestLimits, type DatabaseLimits } from './database/limits.ts';
import { idFormats, type IdFormat } from './outbox/sms-receipt.ts';
import { readSecretKeys, type SecretKeys } from './secret-keys.ts';
import { trustedProxies, type TrustedProxies } from './trusted-proxies.ts';
import { webBase } from '#platform/web-base.ts';

export type AppMode = 'demo' | 'production';
export type ProvisioningKind = 'http' | 'tmf641';
export type CaptchaKind = 'altcha' | 'recaptcha' | 'none';

export type KeyRing = Readonly<Record<string, Uint8Array>>;
export type PartnerKeys = Readonly<Record<string, KeyRing>>;

export type Configuration = SecretKeys & {
  port: number;
  host: string;
  appMode: AppMode;
  dataDir: string;
  databaseUrl: string | undefined;
  /** How long a request waits for the database before it gets 503; 0 means no limit. */
  databaseLimits: DatabaseLimits;
  /** The public address, e.g. https://my.operator.example; requests and redirects are checked against it. */
  publicUrl: string | undefined;
  brand: Brand;
  captcha: CaptchaKind;
  recaptchaSecret: string | undefined;
  recaptchaSiteKey: string | undefined;
  recaptchaScriptUrl: string;
  recaptchaUrl: string;
  /** Whether this portal serves the operator desk. */
  operatorDesk: boolean;
  /** Whether another editor has to approve changes at the desk. */
  deskApproval: boolean;
  /** Shared with the protection service; derived from the secret key by default. */
  protectionKey: Uint8Array | undefined;
  /** Maximum age of a session, regardless of activity. */
  sessionDays: number;
  /** How long contracts, signed documents and the audit log of an erased customer stay. */
  evidenceYears: number;
  /** Other sites that a sign-in may return to. */
  returnUrls: string[];
  /** Whether prices are also shown in the second currency. */
  showBothCurrencies: boolean;
  /** The hosted card page; the portal serves the embedded one. */
  paymentPageUrl: string | undefined;
  externalSelfcareUrl: string;
  businessSelfcareUrl: string;
  /** The host of the operator's network that recognises the number of a line; the demo has its own. */
  recognitionHost: string | undefined;
  recognitionSecret: string | undefined;
  /** Sites of partners by source; the demo uses its own pages. */
  partnerSites: Record<string, string>;
  /** Keys shared with each partner; the portal sends with the first. The demo generates its own. */
  partnerKeys: PartnerKeys;
  ownNumberPrefixes: string[];
  /** The help line of the operator, as displayed. */
  helpLine: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  smppUrl: string | undefined;
  smsFrom: string;
  smppIdFormat: IdFormat;
  /** Delay of the embedded network. */
  provisioningSeconds: number;
  /** Replaces the embedded network. */
  provisioningUrl: string | undefined;
  provisioningToken: string | undefined;
  /** The protocol of that network: the portal's own, or TMF641 service orders. */
  provisioningKind: ProvisioningKind;
  /** Authenticates events of the network about its orders. */
  provisioningListenerToken: string | undefined;
  /** Proxies that may set the address of a request: their number or their addresses. */
  trustProxy: TrustedProxies;
  /** Parallel changes of one account in this process; 0 means no limit. */
  accountShare: number;
  /** Response delay in milliseconds that starts load shedding; 0 disables it. */
  overloadDelayMs: number;
  /** Authenticates readers of the metrics; outside the demo nothing is measured without it. */
  metricsToken: string | undefined;
  logLevel: string;
  /** Areas read and validate the settings of their own external systems from here. */
  environment: Environment;
};

/** Throws BadConfiguration with a one-line message for a bad value. */
export function readConfiguration(environment: Environment, root: string): Configuration {
  const read = reader(environment);
  refuseUnsaidMode(read);
  const appMode = read.choice('APP_MODE', ['demo', 'production'], 'demo');
  const dataDir = read.text('DATA_DIR', '.data');
  const brand = readBrand(read.matching('BRAND', /^[a-z0-9-]{1,40}$/, defaultBrand.id));
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
    brand,
    captcha: read.choice('CAPTCHA', ['altcha', 'recaptcha', 'none'], 'altcha'),
    recaptchaSecret: read.secret('RECAPTCHA_SECRET', 10),
    recaptchaSiteKey: read.secret('RECAPTCHA_SITE_KEY', 3),
    recaptchaScriptUrl: read.httpUrl('RECAPTCHA_SCRIPT_URL') ?? 'https://www.google.com/recaptcha/api.js',
    recaptchaUrl: read.httpUrl('RECAPTCHA_URL') ?? 'https://www.google.com/recaptcha/api/siteverify',
    ...readSecretKeys(read),
    protectionKey: protectionKeyOf(read.secret('NET_PROTECT_KEY', 43)),
    operatorDesk: read.choice('OPERATOR_DESK', ['on', 'off'], 'off') === 'on',
    deskApproval: read.choice('DESK_APPROVAL', ['on', 'off'], 'off') === 'on',
    sessionDays: read.integer('SESSION_DAYS', 30, 1, 365),
    evidenceYears: read.integer('EVIDENCE_YEARS', 5, 1, 100),
    returnUrls: read.httpUrls('RETURN_URLS'),
    showBothCurrencies: read.choice('SHOW_BOTH_CURRENCIES', ['yes', 'no'], 'yes') === 'yes',
    paymentPageUrl: read.url('PAYMENT_PAGE_URL', ['https:']),
    externalSelfcareUrl: read.url('EXTERNAL_SELFCARE_URL', ['https:']) ?? brand.addresses.externalSelfcare,
    businessSelfcareUrl: read.url('BUSINESS_SELFCARE_URL', ['https:']) ?? brand.addresses.businessSelfcare,
    recognitionHost: read.httpUrl('MUSIC_RECOGNITION_HOST'),
    recognitionSecret: read.secret('MUSIC_RECOGNITION_SECRET', 16),
    partnerSites: partnerSitesOf(read.list('PARTNER_SITES', appMode === 'demo' ? demoPartnerSites : '')),
    partnerKeys: partnerKeysOf(read.list('PARTNER_KEYS')),
    ownNumberPrefixes: read.list('OWN_NUMBER_PREFIXES', '35987,35988,35989'),
    helpLine: read.text('HELP_LINE', '0700 00 123'),
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: read.text('MAIL_FROM', brand.senders.mail),
    smppUrl: read.url('SMPP_URL', ['smpp:', 'ssmpp:']),
    smppIdFormat: read.choice('SMPP_ID_FORMAT', idFormats, 'same'),
    smsFrom: read.text('SMS_FROM', brand.senders.sms),
    provisioningSeconds: read.integer('PROVISIONING_SECONDS', 4, 0, 86_400),
    provisioningUrl: read.httpUrl('PROVISIONING_URL')?.replace(/\/+$/, ''),
    provisioningToken: read.secret('PROVISIONING_TOKEN', 10),
    provisioningKind: read.choice('PROVISIONING_KIND', ['http', 'tmf641'], 'http'),
    provisioningListenerToken: read.secret('PROVISIONING_LISTENER_TOKEN', 20),
    trustProxy: trustedProxies(read.list('TRUST_PROXY')),
    overloadDelayMs: read.integer('OVERLOAD_DELAY_MS', 300, 0, 60_000),
    accountShare: read.integer('ACCOUNT_SHARE', 4, 0, 1000),
    metricsToken: read.secret('METRICS_TOKEN', 20),
    logLevel: read.choice(
      'LOG_LEVEL',
      ['silent', 'error', 'warn', 'info', 'debug'],
      appMode === 'demo' ? 'warn' : 'info',
    ),
    environment: Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim())),
  };
  refuseUnsafe(configuration);
  return configuration;
}

const demoPartnerSites = ['capital', 'dnevnik', 'partner3']
  .map((source) => `${source}=${webBase}/dev/partner/${source}`)
  .join();

const ownPage = new RegExp(`^${webBase}/[\\w/-]+$`);

/** capital=https://capital.example/verified, … A value may also be a page of the portal. */
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

/** capital:2026-a=<32 bytes in base64>, … The prefix of the key name is the source of its partner. */
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

/** A partner with the key of another could impersonate it. */
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
  if (configuration.captcha === 'none')
    throw new BadConfiguration('CAPTCHA=none is accepted in demo mode only; set CAPTCHA to altcha or recaptcha.');
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
    throw new BadConfiguration('PUBLIC_URL must start with https:// in production: it protects tokens and cookies.');
  }
}

/** Operator settings must not end up in a demo with its open inbox. */
function refuseUnsaidMode(read: Reader): void {
  if (read.text('APP_MODE', '') !== '') return;
  const given = operatorSettings.find((name) => read.text(name, '') !== '') ?? openHost(read);
  if (given === undefined) return;
  throw new BadConfiguration(`APP_MODE must be set with ${given}: production, or demo for a portal without customers.`);
}

/** A portal that others can reach must not be a demo by accident. */
const openHost = (read: Reader) => (isLoopback(read.text('HOST', '127.0.0.1')) ? undefined : 'HOST');

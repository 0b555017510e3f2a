// Opens the services of the platform in order, each registered for closing in reverse order.

import type { ClientConfig } from 'pg';
import { selectBrand } from '#platform/current-brand.ts';
import { messageKey } from '#platform/errors.ts';
import { forEachLanguage, inLanguage } from '#platform/languages.ts';
import { createAltcha } from '#platform/server/captcha/altcha.ts';
import type { CaptchaVerifier } from '#platform/server/captcha/captcha.ts';
import { noCaptcha } from '#platform/server/captcha/no-captcha.ts';
import { createRecaptcha } from '#platform/server/captcha/recaptcha.ts';
import type { Configuration } from '#platform/server/configuration.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { claimMode } from '#platform/server/database/portal-mode.ts';
import { openReads } from '#platform/server/database/reads.ts';
import { createFairShares } from '#platform/server/http/fair-share.ts';
import { openKeys } from '#platform/server/keys.ts';
import type { Log } from '#platform/server/logging.ts';
import { createOneTimeCodes } from '#platform/server/one-time-code/one-time-code.ts';
import { openPush } from '#platform/server/outbox/push.ts';
import { embeddedProvisioning } from '#platform/server/partners/embedded-provisioning.ts';
import { httpProvisioning } from '#platform/server/partners/http-provisioning.ts';
import { tmf641Provisioning } from '#platform/server/partners/tmf641-provisioning.ts';
import { camaraRecognition, readCamaraSettings } from '#platform/server/partners/camara-recognition.ts';
import { embeddedRecognition } from '#platform/server/partners/embedded-recognition.ts';
import { httpRecognition } from '#platform/server/partners/http-recognition.ts';
import type { Recognition } from '#platform/server/partners/recognition.ts';
import type { Provisioning } from '#platform/server/partners/provisioning.ts';
import { createSecurityCodes } from '#platform/server/security-code/security-code.ts';
import type { Keys } from '#platform/server/keys.ts';
import type { Platform } from '#platform/server/platform.ts';
import { openDemoClock, realClock, type DemoClock } from '#platform/server/portal-clock.ts';
import type { Clock } from '#platform/clock.ts';
import { texts } from './texts.ts';

export type OpenPlatform = { platform: Platform; demoClock: DemoClock | null; close(): Promise<void> };

export async function openPlatform(
  configuration: Configuration,
  connection: ClientConfig,
  log: Log,
): Promise<OpenPlatform> {
  selectBrand(configuration.brand);
  const onLost = (error: Error) => log.warn({ err: error }, 'a database connection was lost');
  const { databaseLimits: limits } = configuration;
  const main = openDatabase(connection, onLost, limits);
  await claimMode(main.db, configuration.appMode).catch(async (error: unknown) => {
    await main.close();
    throw error;
  });
  const counters = openDatabase({ ...connection, max: 4 }, onLost, limits, 'soon on disk');
  const reads = openReads(connection, onLost, { limits });
  const demoClock = configuration.appMode === 'demo' ? await openDemoClock(main.db) : null;
  const clock = demoClock ?? realClock;
  const keys = await openKeys(main.db, configuration);
  // Texts that a language lacks are English.
  const errorTexts = forEachLanguage((of) => ({ ...texts.errors.en, ...inLanguage(texts.errors, of) }));
  const platform: Platform = {
    configuration,
    db: main.db,
    pool: main.pool,
    countersDb: counters.db,
    reads,
    shares: createFairShares(configuration.accountShare),
    clock,
    log,
    keys,
    codes: createOneTimeCodes({
      clock,
      key: keys.code,
      storageKey: keys.storage,
      ownNumberPrefixes: configuration.ownNumberPrefixes,
      host: new URL(configuration.publicUrl ?? 'http://localhost').hostname,
      sendsPerAddress: { name: 'codes-per-address', limit: 60, windowSeconds: 3600 },
      helpLine: configuration.helpLine,
      countersDb: counters.db,
    }),
    securityCodes: createSecurityCodes({
      clock,
      keys,
      countersDb: counters.db,
      helpLine: configuration.helpLine,
    }),
    recognition: recognitionOf(configuration, main.db, clock),
    captcha: captchaOf(configuration, counters.db, clock, keys),
    provisioning: provisioningOf(configuration, clock),
    push: await openPush(main.db, configuration),
    errorText: (code, language, properties) => inLanguage(errorTexts, language)[messageKey(code, properties)],
  };
  const close = async () => {
    await reads.close();
    await counters.close();
    await main.close();
  };
  return { platform, demoClock, close };
}

function provisioningOf(configuration: Configuration, clock: Clock): Provisioning {
  const { provisioningUrl: url, provisioningToken: token, provisioningSeconds: seconds } = configuration;
  if (!url) return embeddedProvisioning(clock, seconds);
  const open = configuration.provisioningKind === 'tmf641' ? tmf641Provisioning : httpProvisioning;
  return open({ url, token, clock });
}

/** Outside the demo, recognition needs a host of the operator. */
function recognitionOf(configuration: Configuration, db: Platform['db'], clock: Clock): Recognition {
  const camara = readCamaraSettings(configuration.environment);
  if (camara) return camaraRecognition(camara);
  const { recognitionHost: host, recognitionSecret: secret } = configuration;
  return host ? httpRecognition({ host, secret }) : embeddedRecognition(db, clock);
}

function captchaOf(configuration: Configuration, db: Platform['db'], clock: Clock, keys: Keys): CaptchaVerifier {
  if (configuration.captcha === 'none') return noCaptcha;
  if (configuration.captcha === 'altcha') return createAltcha({ db, clock, secret: keys.captcha });
  return createRecaptcha({ url: configuration.recaptchaUrl, secret: configuration.recaptchaSecret ?? '' });
}

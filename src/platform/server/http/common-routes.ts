// Calls of no area: texts, currency, brand and captcha.

import { ok, unchanged } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { captchaChallenge, configuration, currencyInfo, translations } from '#platform/contract.ts';
import { embeddedRecognitionHost } from '#platform/number-proof.ts';
import { builtInCurrency } from '#platform/money.ts';
import { application, builtInTexts, type Catalogues } from '#platform/texts/texts.ts';
import { versionOf } from '../texts-version.ts';
import { mount, type Mounting } from './route.ts';

/** The app provides the texts of areas and their settings for the browser. */
export function commonRoutes(at: Mounting, catalogues: Catalogues, areaSettings: Record<string, string>): void {
  const { platform } = at;

  mount(at, translations, async (call) => {
    const { Application, Feature, Language } = call.query;
    const catalogue = Object.hasOwn(catalogues, Feature) ? catalogues[Feature] : undefined;
    if (Application !== application || !catalogue) return refuse('EC_Not_Found');
    const overrides = await platform.db
      .selectFrom('translation')
      .select(['key', 'text'])
      .where('application', '=', Application)
      .where('feature', '=', Feature)
      .where('language', '=', Language)
      .execute();
    const texts = {
      ...builtInTexts(catalogue, Language),
      ...Object.fromEntries(overrides.map((row) => [row.key, row.text])),
    };
    const version = `"${versionOf(texts)}"`;
    call.setHeader('etag', version);
    return call.headers['if-none-match'] === version ? unchanged : ok(texts);
  });

  mount(at, currencyInfo, () => ok({ ...builtInCurrency, show_both: platform.configuration.showBothCurrencies }));

  mount(at, configuration, async () => {
    const settings = platform.configuration;
    const brand = await platform.db
      .selectFrom('brand_configuration')
      .select(['key', 'value'])
      .where('brand', '=', settings.brand.id)
      .execute();
    return ok({
      app_mode: settings.appMode,
      captcha: settings.captcha,
      captcha_site_key: settings.captcha === 'recaptcha' ? (settings.recaptchaSiteKey ?? null) : null,
      captcha_script_url: settings.captcha === 'recaptcha' ? settings.recaptchaScriptUrl : null,
      external_selfcare_url: settings.externalSelfcareUrl,
      business_selfcare_url: settings.businessSelfcareUrl,
      area_settings: areaSettings,
      recognition_host: settings.recognitionHost ?? (settings.appMode === 'demo' ? embeddedRecognitionHost : null),
      brand: Object.fromEntries(brand.map((row) => [row.key, row.value])),
    });
  });

  mount(at, captchaChallenge, async () => {
    const challenge = await platform.captcha.challenge();
    return challenge ? ok(challenge) : refuse('EC_Not_Found');
  });
}

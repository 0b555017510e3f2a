import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { texts } from '../server/texts.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openPortal({
    EXTERNAL_SELFCARE_URL: 'https://selfcare.operator.example/start',
    BUSINESS_SELFCARE_URL: 'https://business.operator.example/',
    HOME_ASSISTANCE_EXTRA_IDS: '20051, 20052,20053',
    BRAND: 'talaz',
  });
});
afterAll(() => portal.close());

const textsOf = (
  Feature: string,
  Language = 'bg',
  more: { Application?: string; headers?: Record<string, string> } = {},
) =>
  portal.browser().call('GET', '/cms/translations', {
    query: { Application: more.Application ?? 'selfcare', Feature, Language },
    headers: more.headers ?? {},
  });

describe('translations', () => {
  it.each(Object.keys(texts))(
    'of %s are returned in both languages as key and text [SH-500, SH-501, SH-527]',
    async (feature) => {
      const catalogue = texts[feature]!;
      expect((await textsOf(feature, 'bg')).body).toEqual(catalogue.bg);
      expect((await textsOf(feature, 'en')).body).toEqual(catalogue.en);
    },
  );

  it('can be changed by the operator, including those of errors [ER-002, SH-529, SH-540]', async () => {
    const changed = {
      application: 'selfcare',
      feature: 'errors',
      language: 'bg',
      key: 'EC_GENERIC_ERROR',
      text: 'Нещо се обърка.',
    };
    await portal.platform.db.insertInto('translation').values(changed).execute();
    const { body } = await textsOf('errors', 'bg');
    expect(body).toEqual({ ...texts.errors.bg, EC_GENERIC_ERROR: 'Нещо се обърка.' });
    expect((await textsOf('errors', 'en')).body).toEqual(texts.errors.en);
  });

  it('are not changed by those of another application', async () => {
    const changed = { feature: 'errors', language: 'en', key: 'EC_GENERIC_ERROR', text: 'Something else.' };
    await portal.platform.db
      .insertInto('translation')
      .values({ application: 'another', ...changed })
      .execute();
    expect((await textsOf('errors', 'en')).body).toEqual(texts.errors.en);
  });

  it.each([
    ['nothing', 'selfcare'],
    ['shell', 'another'],
    ['constructor', 'selfcare'],
  ])('of the feature %s of the application %s are not found', async (feature, Application) => {
    const { status, body } = await textsOf(feature, 'bg', { Application });
    expect([status, body]).toMatchObject([404, { ErrorCode: 'EC_Not_Found' }]);
  });

  it('are not sent again to a browser with the same version', async () => {
    const { headers } = await textsOf('home');
    const again = () => textsOf('home', 'bg', { headers: { 'if-none-match': String(headers['etag']) } });
    expect(await again()).toMatchObject({ status: 304, body: undefined });
    const changed = { application: 'selfcare', feature: 'home', language: 'bg', key: 'extra', text: 'Още нещо' };
    await portal.platform.db.insertInto('translation').values(changed).execute();
    expect((await again()).status).toBe(200);
  });
});

it('the currencies have the fixed rate, euro first [SH-526]', async () => {
  const { status, body } = await portal
    .browser()
    .call('GET', '/common/currency/info', { query: { System: 'selfcare' } });
  expect(status).toBe(200);
  expect(body).toEqual({ main_currency: 'EUR', secondary_currency: 'BGN', rate: 1.95583, show_both: true });
});

it('an installation may show one currency only [SH-526]', async () => {
  const one = await openPortal({ SHOW_BOTH_CURRENCIES: 'no' });
  const { body } = await one.browser().call('GET', '/common/currency/info', { query: { System: 'selfcare' } });
  expect(body).toMatchObject({ main_currency: 'EUR', show_both: false });
  await one.close();
});

describe('the configuration', () => {
  it('contains the external addresses and home-assistance extras of the operator [SH-014, SH-555, SH-556]', async () => {
    const { body } = await portal.browser().call('GET', '/common/configuration');
    expect(body).toEqual({
      app_mode: 'demo',
      captcha: 'none',
      captcha_site_key: null,
      captcha_script_url: null,
      external_selfcare_url: 'https://selfcare.operator.example/start',
      business_selfcare_url: 'https://business.operator.example/',
      area_settings: {
        disabled_areas: '',
        home_assistance_extra_ids: '20051,20052,20053',
        donation_campaign_id: 'donation-1',
        identity_provider: '',
        terms_url: 'https://www.talaz.example/terms',
      },
      recognition_host: '/api/recognition-host',
      brand: {},
    });
  });

  it('contains the keys of its own brand', async () => {
    const rows = [
      { brand: 'talaz', key: 'name', value: 'Втори' },
      { brand: 'first', key: 'name', value: 'Първи' },
    ];
    await portal.platform.db.insertInto('brand_configuration').values(rows).execute();
    const { body } = await portal.browser().call('GET', '/common/configuration');
    expect(body).toMatchObject({ brand: { name: 'Втори' } });
  });
});

it('no captcha is offered if none is required', async () => {
  expect((await portal.browser().call('GET', '/common/captcha/challenge')).status).toBe(404);
});

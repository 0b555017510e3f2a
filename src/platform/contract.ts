// Calls of no area: texts, currency, brand and captcha.

import { Type } from 'typebox';
import { currencies } from './currencies.ts';
import { empty, endpoint } from './endpoint.ts';
import { languages } from './languages.ts';
import { nullable, oneOf, strict } from './schema.ts';

export const translations = endpoint({
  name: 'translations',
  summary: 'The texts of one feature in one language, as a flat list of key and text',
  method: 'GET',
  path: '/cms/translations',
  access: 'public',
  query: strict({
    Application: Type.String({ pattern: '^[a-z-]{1,40}$' }),
    Feature: Type.String({ pattern: '^[a-z-]{1,40}$' }),
    Language: oneOf(languages),
  }),
  headers: Type.Object({ 'if-none-match': Type.Optional(Type.String({ maxLength: 100 })) }),
  answers: { 200: Type.Record(Type.String(), Type.String()), 304: empty },
  errors: ['EC_Not_Found'],
});

export const currencyInfo = endpoint({
  name: 'currencyInfo',
  summary: 'The currencies prices are shown in and the fixed rate between them',
  method: 'GET',
  path: '/common/currency/info',
  access: 'public',
  query: strict({ System: Type.String({ pattern: '^[A-Za-z-]{1,40}$' }) }),
  answers: {
    200: Type.Object({
      main_currency: oneOf(currencies),
      secondary_currency: oneOf(currencies),
      rate: Type.Number(),
      show_both: Type.Boolean(),
    }),
  },
  errors: [],
});

export const configuration = endpoint({
  name: 'configuration',
  summary: 'What the web needs to know of this installation: mode, captcha, addresses outside and keys of the brand',
  method: 'GET',
  path: '/common/configuration',
  access: 'public',
  answers: {
    200: Type.Object({
      app_mode: oneOf(['demo', 'production']),
      captcha: oneOf(['altcha', 'recaptcha', 'none']),
      captcha_site_key: nullable(Type.String()),
      captcha_script_url: nullable(Type.String()),
      external_selfcare_url: Type.String(),
      business_selfcare_url: Type.String(),
      area_settings: Type.Record(Type.String(), Type.String(), { description: 'Of single areas, by name' }),
      recognition_host: nullable(Type.String({ description: 'Recognises a number from the line it is asked on' })),
      brand: Type.Record(Type.String(), Type.String()),
    }),
  },
  errors: [],
});

export const captchaChallenge = endpoint({
  name: 'captchaChallenge',
  summary: 'A small puzzle the browser solves by itself before a sensitive call',
  method: 'GET',
  path: '/common/captcha/challenge',
  access: 'public',
  answers: { 200: Type.Object({}, { additionalProperties: true }) },
  errors: ['EC_Not_Found'],
});

export const platformEndpoints = [translations, currencyInfo, configuration, captchaChallenge];

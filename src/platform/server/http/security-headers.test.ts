import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../configuration.ts';
import { contentSecurityPolicy, dataHeaders, securityHeaders } from './security-headers.ts';

const policyWith = (environment: Record<string, string>) =>
  contentSecurityPolicy(readConfiguration({ APP_MODE: 'demo', ...environment }, '/'));
const headersWith = (environment: Record<string, string>) => securityHeaders(readConfiguration(environment, '/'));

describe('the content security policy', () => {
  it('lets only the portal’s own scripts run, and their addresses only through its policy', () => {
    const policy = policyWith({});
    expect(policy).toMatchObject({
      'script-src': ["'self'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['abonat'],
    });
    expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*|https?:/);
  });

  it('lets in the script of another captcha only where the operator chose it', () => {
    const policy = policyWith({ CAPTCHA: 'recaptcha', RECAPTCHA_SECRET: '0123456789', RECAPTCHA_SITE_KEY: 'site' });
    expect(policy['script-src']).toEqual(["'self'", 'https://www.google.com', 'https://www.gstatic.com']);
    expect(policy['frame-src']).toEqual(['https://www.google.com']);
    expect(policy['default-src']).toEqual(["'none'"]);
  });

  it('lets the browser ask the recognition host of the operator, where there is one', () => {
    expect(policyWith({})['connect-src']).toEqual(["'self'"]);
    const host = { MUSIC_RECOGNITION_HOST: 'https://he.operator.example/recognise' };
    expect(policyWith(host)['connect-src']).toEqual(["'self'", 'https://he.operator.example']);
  });
});

describe('where forms may be posted', () => {
  it('is the portal alone where it has no payment page outside', () => {
    expect(policyWith({})['form-action']).toEqual(["'self'"]);
  });

  it('is exactly the configured payment page besides', () => {
    const page = { PAYMENT_PAGE_URL: 'https://pay.bank.example/cgi-bin/cgi_link?x=1' };
    expect(policyWith(page)['form-action']).toEqual(["'self'", 'https://pay.bank.example/cgi-bin/cgi_link']);
  });
});

describe('the headers of every page', () => {
  it('forbid frames, guessing of content types, and telling other sites where a person was', () => {
    const headers = headersWith({});
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'; img-src 'self' data:; /);
    expect(headers['content-security-policy']).toContain(
      "; frame-ancestors 'none'; base-uri 'none'; script-src 'self';",
    );
  });

  it('insist on https where people reach the portal by it, and only there', () => {
    const secure = headersWith({ APP_MODE: 'demo', PUBLIC_URL: 'https://my.operator.bg' });
    expect(secure['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(secure['content-security-policy']).toMatch(/; upgrade-insecure-requests$/);
    const plain = headersWith({});
    expect(plain['strict-transport-security']).toBeUndefined();
    expect(plain['content-security-policy']).not.toContain('upgrade');
  });
});

it('an answer of the API may do nothing when it is opened as a page', () => {
  expect(dataHeaders(readConfiguration({}, '/'))).toEqual({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});

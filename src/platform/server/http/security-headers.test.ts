import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../configuration.ts';
import { contentSecurityPolicy, dataHeaders, securityHeaders } from './security-headers.ts';

const policyWith = (environment: Record<string, string>) =>
  contentSecurityPolicy(readConfiguration({ APP_MODE: 'demo', ...environment }, '/'));
const headersWith = (environment: Record<string, string>) => securityHeaders(readConfiguration(environment, '/'));

describe('the content security policy', () => {
  it('allows only the portal’s own scripts, and script URLs only through its policy', () => {
    const policy = policyWith({});
    expect(policy).toMatchObject({
      'script-src': ["'self'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['abonat'],
    });
    expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*|https?:/);
  });

  it('allows an external captcha script only if the operator configured it', () => {
    const policy = policyWith({ CAPTCHA: 'recaptcha', RECAPTCHA_SECRET: '0123456789', RECAPTCHA_SITE_KEY: 'site' });
    expect(policy['script-src']).toEqual(["'self'", 'https://www.google.com', 'https://www.gstatic.com']);
    expect(policy['frame-src']).toEqual(['https://www.google.com']);
    expect(policy['default-src']).toEqual(["'none'"]);
  });

  it('allows the browser to call the configured recognition host', () => {
    expect(policyWith({})['connect-src']).toEqual(["'self'"]);
    const host = { MUSIC_RECOGNITION_HOST: 'https://he.operator.example/recognise' };
    expect(policyWith(host)['connect-src']).toEqual(["'self'", 'https://he.operator.example']);
  });
});

describe('the allowed form targets', () => {
  it('are only the portal without an external payment page', () => {
    expect(policyWith({})['form-action']).toEqual(["'self'"]);
  });

  it('include exactly the configured payment page', () => {
    const page = { PAYMENT_PAGE_URL: 'https://pay.bank.example/cgi-bin/cgi_link?x=1' };
    expect(policyWith(page)['form-action']).toEqual(["'self'", 'https://pay.bank.example/cgi-bin/cgi_link']);
  });
});

describe('the headers of every page', () => {
  it('forbid frames, content type sniffing and referrers to other sites', () => {
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

  it('require https if the public address uses it, and only then', () => {
    const secure = headersWith({ APP_MODE: 'demo', PUBLIC_URL: 'https://my.operator.bg' });
    expect(secure['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(secure['content-security-policy']).toMatch(/; upgrade-insecure-requests$/);
    const plain = headersWith({});
    expect(plain['strict-transport-security']).toBeUndefined();
    expect(plain['content-security-policy']).not.toContain('upgrade');
  });
});

it('an API answer opened as a page can run nothing', () => {
  expect(dataHeaders(readConfiguration({}, '/'))).toEqual({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});

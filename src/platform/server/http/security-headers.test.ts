import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../configuration.ts';
import { securityHeaders } from './security-headers.ts';

const policyWith = (environment: Record<string, string>) => {
  const { contentSecurityPolicy } = securityHeaders(readConfiguration(environment, '/'));
  return (contentSecurityPolicy as { directives: Record<string, string[]> }).directives;
};

describe('the content security policy', () => {
  it('lets only the portal’s own scripts run, and their addresses only through its policy', () => {
    const policy = policyWith({});
    expect(policy).toMatchObject({
      scriptSrc: ["'self'"],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['abonat'],
    });
    expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*|https?:/);
  });

  it('lets in the script of another captcha only where the operator chose it', () => {
    const policy = policyWith({ CAPTCHA: 'recaptcha', RECAPTCHA_SECRET: '0123456789', RECAPTCHA_SITE_KEY: 'site' });
    expect(policy['scriptSrc']).toEqual(["'self'", 'https://www.google.com', 'https://www.gstatic.com']);
    expect(policy['frameSrc']).toEqual(['https://www.google.com']);
    expect(policy['defaultSrc']).toEqual(["'none'"]);
  });
});

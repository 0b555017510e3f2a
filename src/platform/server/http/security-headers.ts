// What browsers may do on the portal's pages: run and fetch only what is the portal's own. The headers never change while
// the portal runs, so they are written once.

import type { Configuration } from '../configuration.ts';

export function securityHeaders(configuration: Configuration): Record<string, string> {
  return {
    ...dataHeaders(configuration),
    'content-security-policy': Object.entries(contentSecurityPolicy(configuration))
      .map(([name, values]) => [name, ...values].join(' '))
      .join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-dns-prefetch-control': 'off',
    'x-permitted-cross-domain-policies': 'none',
  };
}

/** An answer of the API is no page: whoever opens it as one sees text that may do nothing and stand in no frame. */
export function dataHeaders(configuration: Configuration): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isHttps(configuration) && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

export function contentSecurityPolicy(configuration: Configuration): Record<string, string[]> {
  return {
    'default-src': ["'none'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': formTargets(configuration),
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    ...scripts(configuration),
    'connect-src': connections(configuration),
    ...(isHttps(configuration) && { 'upgrade-insecure-requests': [] }),
  };
}

function isHttps({ publicUrl }: Configuration): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}

/** Only an operator that chose Google's captcha lets a foreign script in, and gives up Trusted Types for it. */
function scripts({ captcha, recaptchaScriptUrl }: Configuration): Record<string, string[]> {
  if (captcha !== 'recaptcha') {
    return {
      'script-src': ["'self'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['abonat'],
    };
  }
  const { origin } = new URL(recaptchaScriptUrl);
  return {
    'script-src': ["'self'", origin, 'https://www.gstatic.com'],
    'frame-src': [origin],
  };
}

/** A form may be posted to the portal and to the one payment page of this installation: that address and no other. */
function formTargets({ paymentPageUrl }: Configuration): string[] {
  if (!paymentPageUrl) return ["'self'"];
  const { origin, pathname } = new URL(paymentPageUrl);
  return ["'self'", origin + pathname];
}

/** The browser itself asks the operator's recognition host: only its own line tells who it is. */
function connections({ captcha, recaptchaScriptUrl, recognitionHost }: Configuration): string[] {
  const outside = [captcha === 'recaptcha' ? recaptchaScriptUrl : undefined, recognitionHost];
  return ["'self'", ...outside.flatMap((url) => (url ? [new URL(url).origin] : []))];
}

// Security headers of pages: browsers run and fetch only the portal's own files. The headers are constant, so they are
// built once.

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

/** An API answer opened as a page runs nothing and cannot be framed. */
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

/** Only Google's captcha loads an external script, which also disables Trusted Types. */
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

/** Forms may be posted to the portal and to the configured payment page only. */
function formTargets({ paymentPageUrl }: Configuration): string[] {
  if (!paymentPageUrl) return ["'self'"];
  const { origin, pathname } = new URL(paymentPageUrl);
  return ["'self'", origin + pathname];
}

/** The browser itself calls the recognition host, because only its own line identifies it. */
function connections({ captcha, recaptchaScriptUrl, recognitionHost }: Configuration): string[] {
  const outside = [captcha === 'recaptcha' ? recaptchaScriptUrl : undefined, recognitionHost];
  return ["'self'", ...outside.flatMap((url) => (url ? [new URL(url).origin] : []))];
}

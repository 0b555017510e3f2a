// What browsers may do on the portal's pages: run and fetch only what is the portal's own.

import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Configuration } from '../configuration.ts';

export function securityHeaders(configuration: Configuration): FastifyHelmetOptions {
  const isHttps = configuration.publicUrl?.startsWith('https:') ?? false;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        ...scripts(configuration),
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  };
}

/** Only an operator that chose Google's captcha lets a foreign script in, and gives up Trusted Types for it. */
function scripts({ captcha, recaptchaScriptUrl }: Configuration): Record<string, string[]> {
  if (captcha !== 'recaptcha') {
    return {
      scriptSrc: ["'self'"],
      connectSrc: ["'self'"],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['abonat'],
    };
  }
  const { origin } = new URL(recaptchaScriptUrl);
  return {
    scriptSrc: ["'self'", origin, 'https://www.gstatic.com'],
    connectSrc: ["'self'", origin],
    frameSrc: [origin],
  };
}

import { tellWhichLimitsAreNear } from '../../number-credit.ts';
import { cents, text } from '../fields.ts';
import { defineImportedResource, serviceByNumber } from '../imported-resource.ts';

export const serviceCreditsKind = defineImportedResource(
  {
    service_id: text('The number', { pattern: '^\\d{9,15}$' }),
    limit_cents: cents('The credit limit until the next bill'),
    used_cents: cents('The used part of it'),
  },
  {
    name: 'service-credits',
    about: 'The credit limits of numbers until their next bill, from billing. The portal warns users of 80 % or more.',
    examples: [{ service_id: '359888700101', limit_cents: 30_000, used_cents: 6437 }],
    problemOf: ({ limit_cents, used_cents }) =>
      used_cents > limit_cents ? { field: 'used_cents', message: 'is more than limit_cents' } : null,
    table: 'service_credit',
    key: ['customer_id', 'service_id'],
    references: [serviceByNumber],
    holdsNumbers: true,
    also: tellWhichLimitsAreNear,
  },
);

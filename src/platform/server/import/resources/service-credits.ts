import { tellWhichLimitsAreNear } from '../../number-credit.ts';
import { cents, text } from '../fields.ts';
import { defineImportedResource, serviceByNumber } from '../imported-resource.ts';

export const serviceCreditsKind = defineImportedResource(
  {
    service_id: text('The number', { pattern: '^\\d{9,15}$' }),
    limit_cents: cents('What it may owe before its next bill'),
    used_cents: cents('How much of that is used'),
  },
  {
    name: 'service-credits',
    about:
      'What numbers may owe before their next bill, as billing knows it. Who has used 80 % of it or more is told so, and no longer once it is less.',
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

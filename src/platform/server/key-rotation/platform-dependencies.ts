// What the platform itself stores and signs with the secret key.

import { codeLifeSeconds } from '#platform/one-time-code.ts';
import { knownBrowserSeconds } from '#platform/sign-in-failures.ts';
import { captchaLifeSeconds } from '../captcha/altcha.ts';
import { day } from '../jobs/clean-up.ts';
import { messageBinding } from '../outbox/sealed-text.ts';
import { subscriptionBinding } from '../outbox/subscription-store.ts';
import { reseal } from '../sealed-value.ts';
import { retiredKeyBinding } from '../security-code/code-hash.ts';
import { securityCodeHashes } from '../security-code/rotate-code-hashes.ts';
import { tokenLifeSeconds } from '../tmf/api-token.ts';
import type { ExpiringUse, KeyDependency } from './key-dependency.ts';
import { sealedColumn } from './sealed-column.ts';

export const dependenciesOfPlatform: readonly KeyDependency[] = [
  securityCodeHashes,
  sealedColumn({
    name: 'keys of earlier security codes',
    table: 'retired_code_key',
    id: ['key_id'],
    column: 'sealed',
    reseal: (key, stored, row) => reseal(key, stored, retiredKeyBinding(row['key_id']!)),
  }),
  sealedColumn({
    name: 'messages with codes or links',
    table: 'outbox',
    id: ['message_id'],
    column: 'sealed',
    others: ['recipient'],
    reseal: (key, stored, row) => reseal(key, stored, messageBinding(row['recipient']!)),
  }),
  sealedColumn({
    name: 'addresses of push messages',
    table: 'push_subscription',
    id: ['account_id', 'subscription_id'],
    column: 'sealed',
    reseal: (key, stored, row) => reseal(key, stored, subscriptionBinding(row['subscription_id']!)),
  }),
];

export const expiringUsesOfPlatform: readonly ExpiringUse[] = [
  { name: 'tokens of the operator API', lifeSeconds: tokenLifeSeconds },
  { name: 'one-time codes', lifeSeconds: codeLifeSeconds },
  { name: 'captcha puzzles', lifeSeconds: captchaLifeSeconds },
  { name: 'answers to repeated requests', lifeSeconds: day },
  {
    name: 'cookies of known browsers',
    lifeSeconds: knownBrowserSeconds,
    lossIsMinor: 'until their next sign-in, these browsers count as new',
  },
];

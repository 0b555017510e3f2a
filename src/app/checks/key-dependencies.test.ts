import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { expiringKeyUses, keyDependencies } from '../server/key-dependencies.ts';

const root = join(import.meta.dirname, '../../..');

/** The files that encrypt, sign or hash under the secret key, and under which name a rotation knows their values. */
const usesOfKey: Record<string, string> = {
  'src/areas/home-network/server/sealed-change.ts': 'pending router changes',
  'src/areas/operator-desk/entrance/server/sealed-totp.ts': 'second factors of operators',
  'src/platform/server/payment-gateway/embedded-gateway.ts': 'visits to the demo payment page',
  'src/areas/registration/ownership/server/limit-guesses.ts': 'counters of guessed ids',
  'src/areas/registration/ownership/server/sealed-pid.ts': 'ids in registrations',
  'src/areas/registration/server/workflow-ids.ts': 'registrations in progress',
  'src/areas/sign-in/server/send-password-link.ts': 'links of repeated jobs',
  'src/areas/sign-in/server/tokens.ts': 'repeated refreshes',
  'src/platform/server/captcha/altcha.ts': 'captcha puzzles',
  'src/platform/server/http/access-token.ts': 'access tokens',
  'src/platform/server/http/replay-or-handle.ts': 'answers to repeated requests',
  'src/platform/server/idempotency/idempotency.ts': 'answers to repeated requests',
  'src/platform/server/known-browser.ts': 'cookies of known browsers',
  'src/platform/server/one-time-code/check-code.ts': 'one-time codes',
  'src/platform/server/open-id/visit.ts': 'visits to the identity provider',
  'src/platform/server/outbox/subscription-store.ts': 'addresses of push messages',
  'src/platform/server/outbox/sealed-text.ts': 'messages with codes or links',
  'src/platform/server/security-code/rotate-code-hashes.ts': 'keys of earlier security codes',
  'src/platform/server/tmf/api-token.ts': 'tokens of the operator API',
};

it('a rotation of the secret key knows every value that depends on it', () => {
  const files = globSync('src/**/*.ts', {
    cwd: root,
    exclude: ['**/*.test.ts', '**/sealed-value.ts', '**/verify-jwt.ts'],
  });
  const using = files.filter((file) =>
    /\b(sealCurrent|everyVersion|verifyJwt)\(/.test(
      readFileSync(join(root, file), 'utf8').replaceAll(/^export function .*/gm, ''),
    ),
  );
  expect(using.toSorted()).toEqual(Object.keys(usesOfKey).toSorted());
  const known = new Set([...keyDependencies, ...expiringKeyUses].map(({ name }) => name));
  expect(Object.values(usesOfKey).filter((name) => !known.has(name))).toEqual([]);
});

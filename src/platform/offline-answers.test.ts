import { describe, expect, it } from 'vitest';
import { mayBeKept } from './offline-answers.ts';

describe('an answer kept for times without a connection', () => {
  it.each([
    ['/api/home/overview', 'personal'],
    ['/api/gateway/user-profiles/account-information', 'personal'],
    ['/api/billing/bills', 'personal'],
    ['/api/billing/bills/2026-11', 'personal'],
    ['/api/billing/bills/2026-11/lines', 'personal'],
    ['/api/usage/359888100101/days', 'personal'],
    ['/api/balance/359888100101', 'personal'],
    ['/api/common/configuration', 'public'],
    // Files, secrets, sign-in, the desk and the demo.
    ['/api/billing/bills/2026-11/document', null],
    ['/api/home-network/get-properties', null],
    ['/api/account/auth/initiate', null],
    ['/api/account/auth/sessions', null],
    ['/api/user-profile/personal-data/file', null],
    ['/api/operator/me', null],
    ['/api/dev/inbox', null],
    ['/home/overview', null],
    ['/api/home/overview/more', null],
  ])('%s is %s', (path, kind) => expect(mayBeKept(path)).toBe(kind));
});

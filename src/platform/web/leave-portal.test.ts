import { describe, expect, it } from 'vitest';
import { businessPortal, outsideAddress } from './leave-portal.ts';

const configured = {
  external_selfcare_url: 'https://selfcare.operator.bg/app/',
  business_selfcare_url: 'https://business.operator.bg/',
};

describe('leaving the portal', () => {
  it('goes to the configured page with values in its query [SH-013, SH-014]', () => {
    expect(outsideAddress(configured, 'external_selfcare_url', './roaming', { msisdn: '359888100101' })).toBe(
      'https://selfcare.operator.bg/app/roaming?msisdn=359888100101',
    );
  });

  it('goes to the business portal’s sign-in with the customer’s id [SH-012]', () => {
    expect(businessPortal(configured, '999000420')).toBe(
      'https://business.operator.bg/business-selfcare/login?pid=999000420',
    );
  });

  it.each(['//evil.example/', 'https://evil.example/', '\\\\evil.example\\', 'javascript:alert(1)'])(
    'never leads to another site by %s',
    (path) => {
      const address = outsideAddress(configured, 'external_selfcare_url', path);
      expect(address === null || new URL(address).origin === 'https://selfcare.operator.bg').toBe(true);
    },
  );

  it('refuses a page that is not https', () => {
    expect(
      outsideAddress({ ...configured, external_selfcare_url: 'http://x.bg/' }, 'external_selfcare_url'),
    ).toBeNull();
  });
});

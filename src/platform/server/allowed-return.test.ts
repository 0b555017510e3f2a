import { describe, expect, it } from 'vitest';
import { mayReturnTo } from './allowed-return.ts';

const allowed = {
  ownOrigin: 'https://my.operator.example',
  otherUrls: ['https://app.operator.example/back', 'https://shop.example/welcome?from=portal'],
};

describe('an allowed redirect leads', () => {
  it.each([
    '/',
    '/my-a1/',
    '/my-a1/digital-extras/select-services?msisdn=359888100101',
    '/my-a1/e-signing/contracts?activeTab=history#top',
    '/my-a1/login?redirectUri=https://evil.example/',
    'https://my.operator.example/my-a1/',
    'HTTPS://MY.OPERATOR.EXAMPLE/my-a1/',
    'https://my.operator.example:443/my-a1/',
  ])('to a page of the portal: %s', (given) => expect(mayReturnTo(given, allowed)).toBe(true));

  it.each(allowed.otherUrls)('to exactly a configured address: %s', (given) =>
    expect(mayReturnTo(given, allowed)).toBe(true),
  );
});

describe('a redirect is refused', () => {
  it.each([
    'https://app.operator.example/back/more',
    'https://app.operator.example/back?x=1',
    'https://app.operator.example/',
    'http://app.operator.example/back',
    'https://shop.example/welcome',
    'https://shop.example/welcome?from=portal&next=https://evil.example',
  ])('to a similar address: %s', (given) => expect(mayReturnTo(given, allowed)).toBe(false));

  it.each([
    '',
    'my-a1/',
    '//evil.example',
    '/\\evil.example',
    '/\tmy-a1',
    '/my-a1/../..//evil.example',
    'https://evil.example/',
    'http://my.operator.example/',
    'https://my.operator.example:8443/',
    'https://my.operator.example.evil.example/',
    'https://my.operator.example@evil.example/',
    'https://user@my.operator.example/',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('to any other address: %j', (given) => expect(mayReturnTo(given, allowed)).toBe(false));
});

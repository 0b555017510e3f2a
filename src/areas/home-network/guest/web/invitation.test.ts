import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invitationLink, readInvitation } from './invitation.ts';

const origin = 'https://my.operator.example';
const of = (characters: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...characters.split('')), minLength, maxLength });

describe('the link for a guest', () => {
  it('gives back the network, and has it only in the fragment [GW-001]', () => {
    const names = of('abcXYZ019_', 4, 32);
    const passwords = of('abcXYZ019!@$%^*)(+=._-', 8, 63);
    const ends = fc.option(fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }));
    fc.assert(
      fc.property(names, passwords, ends, (name, password, end) => {
        const invitation = { name, password, endsAt: end?.toISOString() ?? null };
        const url = new URL(invitationLink(origin, invitation));
        expect(url.search).toBe('');
        expect(url.pathname).toBe('/my-a1/guest-wifi');
        expect(readInvitation(url.hash)).toEqual(invitation);
      }),
    );
  });

  it.each([
    ['nothing', ''],
    ['no password', '#n=Ivanovi+Gosti'],
    ['a name that is none', '#n=%3Cb%3Ehello&p=topla-lipa-27'],
    ['a short password', '#n=Ivanovi&p=short'],
    ['an end that is none', '#n=Ivanovi&p=topla-lipa-27&u=soon'],
  ])('with %s is damaged', (_what, fragment) => {
    expect(readInvitation(fragment)).toBeNull();
  });
});

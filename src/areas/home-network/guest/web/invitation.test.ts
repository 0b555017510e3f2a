import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guestNames, guestPasswords } from '#testing/guest-networks.ts';
import { invitationLink, readInvitation } from './invitation.ts';

const origin = 'https://my.operator.example';

describe('the link for a guest', () => {
  it('gives back the network, and has it only in the fragment [GW-001]', () => {
    const ends = fc.option(fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }));
    fc.assert(
      fc.property(guestNames, guestPasswords, ends, (name, password, end) => {
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
    ['a name with a control character', '#n=Ivanovi%00&p=topla-lipa-27'],
    ['a name that is too long', `#n=${'%D0%AF'.repeat(17)}&p=topla-lipa-27`],
    ['a password in Cyrillic', '#n=Ivanovi&p=%D0%AF%D0%AF%D0%AF%D0%AF%D0%AF%D0%AF%D0%AF%D0%AF'],
    ['a short password', '#n=Ivanovi&p=short'],
    ['an end that is none', '#n=Ivanovi&p=topla-lipa-27&u=soon'],
  ])('with %s is damaged', (_what, fragment) => {
    expect(readInvitation(fragment)).toBeNull();
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { desislava, openSigningOn, type SigningPortal } from '#testing/e-signing.ts';
import { startPartner, type PartnerServer } from '#testing/partner-server.ts';
import { openPortal } from '#testing/portal.ts';
import { sendDocumentEvent } from './send-document-event.ts';

const { annex, pid } = desislava;
let operator: PartnerServer;
let signing: SigningPortal;
beforeEach(async () => {
  operator = await startPartner();
  const environment = { DOCUMENT_EVENTS_URL: `${operator.url}/events`, DOCUMENT_EVENTS_TOKEN: 'token-of-the-events' };
  signing = await openSigningOn(await openPortal(environment));
});
afterEach(async () => {
  await signing.close();
  await operator.close();
});

const decline = () => {
  const body = { document_id: annex, reason: 'price', comment: 'Скъпо' };
  return signing.who.call('PUT', '/esigning/api/documents/decline', { body });
};

describe('the system of the operator gets an event', () => {
  it('of a declined document, with the reason and the comment', async () => {
    await decline();
    await signing.portal.runDueJobs();
    const [asked] = operator.asked;
    expect(asked).toMatchObject({
      call: 'POST /events',
      token: 'Bearer token-of-the-events',
      body: {
        eventId: asked?.key,
        eventType: 'DocumentDeclinedEvent',
        event: { document: { id: annex, pid, status: 'Declined', declineReason: 'price', declineComment: 'Скъпо' } },
      },
    });
  });

  it('of a signed document', async () => {
    await signing.switchOn();
    await signing.signByCode(annex);
    await signing.portal.runDueJobs();
    expect(operator.asked.map(({ body }) => body)).toMatchObject([
      { eventType: 'DocumentSignedEvent', event: { document: { id: annex, pid, status: 'Signed' } } },
    ]);
  });

  it.each([503, 404, 302, 300])('again if it answers %i', async (status) => {
    await decline();
    operator.answers.push({ status });
    await expect(signing.portal.runDueJobs()).rejects.toThrow(/does not answer|returned/);
  });
});

it('without a system nothing is sent', async () => {
  await decline();
  const event = { customerId: 1, documentId: annex, eventType: 'DocumentDeclinedEvent', at: '2026-11-17' } as const;
  expect(await sendDocumentEvent(signing.portal.platform, null, event, 'id')).toBe(false);
  expect(operator.asked).toEqual([]);
});

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PartnerRefused, PartnerUnavailable } from '#platform/server/partners/partner-http.ts';
import { startPartner, type PartnerServer } from '#testing/partner-server.ts';
import { tmf621TicketSystem } from './tmf621-ticket-system.ts';

let partner: PartnerServer;
beforeAll(async () => {
  partner = await startPartner();
});
beforeEach(() => partner.reset());
afterAll(() => partner.close());

it.each([
  [400, { reason: 'The ticket is locked.' }, PartnerRefused],
  [422, { reason: 'The ticket is locked.' }, PartnerRefused],
  [400, {}, PartnerUnavailable],
  [409, { reason: 'The ticket is locked.' }, PartnerUnavailable],
])('a ticket system that answers %i with %j has refused only with a reason', async (status, body, error) => {
  partner.answers.push({ status, body });
  const tickets = tmf621TicketSystem({ url: partner.url, token: 'a-token-of-the-portal', timeoutMs: 30_000 });
  await expect(tickets.read('T-1')).rejects.toBeInstanceOf(error);
});

import { askPartner, PartnerUnavailable, type PartnerAddress } from '#platform/server/partners/partner-http.ts';
import type { EventReceiver } from './event-receiver.ts';

export function httpEventReceiver(address: PartnerAddress): EventReceiver {
  return {
    async send(message) {
      const { status } = await askPartner(address, { method: 'POST', path: '', key: message.eventId, body: message });
      if (status >= 300) throw new PartnerUnavailable(`The system for document events returned ${status}.`);
    },
  };
}

// Requests a signing number: a first one, another one, or a first one whose code also signs a document.

import { accepted } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { isMobileOf } from '#platform/server/customer-holdings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { renderSms } from '#platform/server/messages/render-message.ts';
import type { Platform } from '#platform/server/platform.ts';
import { numberBinding, signingBinding } from '../../server/code-bindings.ts';
import { esigningMessages } from '../../messages.ts';
import { signingCodeSms } from '../../server/signing-code-sms.ts';
import type { SignableDocument } from '../../server/signable.ts';
import { saveEvent } from '../../server/document-store.ts';
import { findPerson, lockSubscription, saveRequest } from '../../server/subscription-store.ts';

export type NumberRequest = {
  kind: 'first' | 'other';
  accountId: number;
  customerId: number;
  msisdn: string;
  remoteAddress: string;
  /** Signed with the code that switches signing on. */
  signable: SignableDocument | null;
  onSent: (resendAfterSeconds: number) => void;
};

export async function requestNumber(platform: Platform, tx: Tx, asked: NumberRequest) {
  const { accountId, customerId, msisdn, signable } = asked;
  const present = await lockSubscription(tx, customerId);
  if (asked.kind === 'first' ? present !== null : present === msisdn) return refuse('EC_Already_Active');
  if (asked.kind === 'other' && present === null) return refuse('EC_Esigning_Not_Active');
  if (!(await isMobileOf(tx, customerId, msisdn))) return refuse('EC_Service_Not_Associated_With_Pid');
  const { language } = await findPerson(tx, accountId);
  const asker = { accountId, msisdn };
  const sent = await platform.codes.sendCode(tx, {
    ...(signable ? signingBinding(asker, customerId, [signable]) : numberBinding(asker, customerId)),
    remoteAddress: asked.remoteAddress,
    text: (code) =>
      signable
        ? signingCodeSms(tx, language, code, [signable.nameIn(language)])
        : renderSms(tx, esigningMessages, { name: 'sms.number_code', language, values: { code } }),
  });
  if (isRefusal(sent)) return sent;
  if (signable) {
    const now = platform.clock.now();
    const key = { customerId, documentId: signable.documentId };
    await saveRequest(tx, key, { accountId, msisdn, now });
    await saveEvent(tx, key, { kind: 'code-sent', at: now });
  }
  asked.onSent(sent.resendAfterSeconds);
  return accepted;
}

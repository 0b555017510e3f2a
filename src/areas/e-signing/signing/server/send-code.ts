import { accepted } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { signingBinding } from '../../server/code-bindings.ts';
import { signingCodeSms } from '../../server/signing-code-sms.ts';
import type { SignableDocument } from '../../server/signable.ts';
import { signingNumber } from './signing-number.ts';
import { saveEvent } from '../../server/document-store.ts';
import { findPerson } from '../../server/subscription-store.ts';

type CodeRequest = {
  accountId: number;
  customerId: number;
  signables: readonly SignableDocument[];
  remoteAddress: string;
  onSent: (resendAfterSeconds: number) => void;
};

export async function sendSigningCode(platform: Platform, tx: Tx, asked: CodeRequest) {
  const { accountId, customerId, signables } = asked;
  const documentIds = signables.map(({ documentId }) => documentId);
  const number = await signingNumber(tx, { accountId, customerId, documentIds });
  if (!number) return refuse('EC_Esigning_Not_Active');
  const { language } = await findPerson(tx, accountId);
  const names = signables.map(({ nameIn }) => nameIn(language));
  const sent = await platform.codes.sendCode(tx, {
    ...signingBinding({ accountId, msisdn: number.msisdn }, customerId, signables),
    remoteAddress: asked.remoteAddress,
    text: (code) => signingCodeSms(tx, language, code, names),
  });
  if (isRefusal(sent)) return sent;
  const at = platform.clock.now();
  for (const documentId of documentIds) await saveEvent(tx, { customerId, documentId }, { kind: 'code-sent', at });
  asked.onSent(sent.resendAfterSeconds);
  return accepted;
}

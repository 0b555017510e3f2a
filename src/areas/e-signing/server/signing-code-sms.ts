import type { Tx } from '#platform/server/database/database.ts';
import { renderSms } from '#platform/server/messages/render-message.ts';
import { esigningMessages } from '../messages.ts';

/** States what the code signs, so that nobody signs one document with the code of another. */
export function signingCodeSms(tx: Tx, language: string, code: string, names: readonly string[]): Promise<string> {
  const values = { code, count: names.length, name: names[0] ?? '' };
  return renderSms(tx, esigningMessages, { name: 'sms.signing_code', language, values });
}

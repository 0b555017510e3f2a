import { isRefusal, refuse } from '#platform/errors.ts';
import { ok } from '#platform/endpoint.ts';
import { shownNumber } from '#platform/msisdn.ts';
import { codeLifeSeconds } from '#platform/one-time-code.ts';
import { renderSms } from '#platform/server/messages/render-message.ts';
import { extraOf, type Change } from './change.ts';
import { extrasMessages } from '../messages.ts';
import { bindingOf, recipientOf, type Confirmation } from './verification.ts';

export type VerificationCodeRequest = Confirmation & { verificationMsisdn: string | undefined; remoteAddress: string };

export async function sendVerificationCode(change: Change, asked: VerificationCodeRequest) {
  if (asked.codes.some((code) => !extraOf(change, code))) return refuse('EC_Extra_Not_Supported_In_Tariff_Plan');
  const recipient = await recipientOf(change, asked.verificationMsisdn);
  if (isRefusal(recipient)) return recipient;
  const sent = await change.platform.codes.sendCode(change.tx, {
    ...bindingOf(change, asked, recipient),
    remoteAddress: asked.remoteAddress,
    text: (code) =>
      renderSms(change.tx, extrasMessages, { name: 'sms.code', language: change.language, values: { code } }),
  });
  if (isRefusal(sent)) return sent;
  return ok({
    sends_left: sent.sendsLeft,
    resend_after_seconds: sent.resendAfterSeconds,
    expires_in_seconds: codeLifeSeconds,
    sent_to: masked(recipient),
  });
}

/** 0888100101 is shown as 088*****01. */
function masked(number: string): string {
  const shown = shownNumber(number);
  return `${shown.slice(0, 3)}${'*'.repeat(shown.length - 5)}${shown.slice(-2)}`;
}

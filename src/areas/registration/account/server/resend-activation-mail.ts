import { isRefusal } from '#platform/errors.ts';
import { resend, type ResendContext } from '../../server/resend.ts';
import { sendActivationMail } from './send-activation-mail.ts';

export function resendActivationMail(context: ResendContext) {
  return resend(context, ['AwaitingEmailActivation'], async ({ platform, tx, workflow, ...rest }) => {
    const sent = await sendActivationMail(platform, tx, workflow, rest);
    if (isRefusal(sent)) return sent;
    rest.onSent(sent.resendAfterSeconds);
    return null;
  });
}

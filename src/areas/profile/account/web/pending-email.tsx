import { useTranslations } from 'use-intl/react';
import { useChange } from '#platform/web/api/use-change.ts';
import { mailIcon } from '#platform/web/art/icons/actions.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { cancelEmailChange, resendEmailChange } from '../contract.ts';
import { accountKey } from '../../web/queries.ts';

/** The pending e-mail address and its actions. */
export function PendingEmail({ email }: { email: string }) {
  const t = useTranslations('profile');
  const { busy, run } = useChange({ area: 'profile', reread: [accountKey], failureIn: 'toast' });
  const resend = () =>
    run((api) => api.call(resendEmailChange), { onDone: () => showToast({ text: t('email_resent', { email }) }) });
  const cancel = () =>
    run((api) => api.call(cancelEmailChange), { onDone: () => showToast({ text: t('email_cancelled') }) });
  const actions = (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => openDialog('profile.ConfirmEmail', { email })}>{t('email_enter_code')}</Button>
      <Button kind="bare" disabled={busy} onClick={() => void resend()}>
        {t('email_resend')}
      </Button>
      <Button kind="bare" disabled={busy} onClick={() => void cancel()}>
        {t('email_cancel')}
      </Button>
    </div>
  );
  return (
    <Notice shape={mailIcon} action={actions}>
      {t('email_pending', { email })}
    </Notice>
  );
}

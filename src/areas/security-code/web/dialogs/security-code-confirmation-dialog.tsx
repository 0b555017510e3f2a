import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { isCompleteCode } from '#platform/one-time-code.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useCodeEntry } from '#platform/web/one-time-code/use-code-entry.ts';
import { CodeStep } from '#platform/web/ui/code-step.tsx';
import { DialogActions } from '#platform/web/ui/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { replaceDialog } from '#platform/web/ui/dialog-registry.ts';
import { confirmSecurityCode, securityCodeKey, sendSecurityCode } from '../../contract.ts';
import { bold } from '#platform/web/ui/bold.tsx';
import type { WaitingCode } from '../dialogs.ts';

/** The code from the SMS, which becomes the security code once it is typed here. */
export function SecurityCodeConfirmationDialog({ pid, number, isFirst }: WaitingCode) {
  const t = useTranslations('security-code');
  const api = useApi();
  const client = useQueryClient();
  const entry = useCodeEntry({
    area: 'security-code',
    resend: () => api.call(sendSecurityCode, { body: { pid } }),
    async check(code) {
      await api.call(confirmSecurityCode, { body: { pid, code } });
      await client.invalidateQueries({ queryKey: securityCodeKey });
      replaceDialog('security-code.SuccessConfirmCode', { isFirst });
    },
  });
  return (
    <DialogContent
      title={t('confirm_title')}
      text={t.rich('confirm_text', { ...bold, number: readableNumber(number) })}
      onSubmit={(event) => {
        event.preventDefault();
        void entry.submit(entry.typed);
      }}
      actions={
        <DialogActions
          main={t('confirm_do')}
          busy={entry.step.checking}
          disabled={!isCompleteCode(entry.typed)}
          quiet={t('cancel')}
        />
      }
    >
      <CodeStep
        {...entry.step}
        leadingPlus
        texts={{
          label: t('confirm_label'),
          resend: t('resend'),
          resendAfter: t('resend_after'),
          waitAfterLastSend: t('wait'),
        }}
        onComplete={(code) => void entry.submit(code)}
      />
    </DialogContent>
  );
}

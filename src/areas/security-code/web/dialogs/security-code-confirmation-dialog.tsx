import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { CodeDialog } from '#platform/web/one-time-code/code-dialog.tsx';
import { useCodeEntry } from '#platform/web/one-time-code/use-code-entry.ts';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { confirmSecurityCode, sendSecurityCode } from '../../contract.ts';
import { bold } from '#platform/web/ui/layout/bold.tsx';
import { securityCodeKey } from '#platform/web/api/query-keys.ts';
import { useCodeTexts } from '../use-code-texts.ts';

/** A code was sent that becomes the security code of a pid. */
export type PendingCode = { pid: string; number: string; isFirst: boolean };

/** The code from the SMS becomes the security code when entered here. */
export function SecurityCodeConfirmationDialog({ pid, number, isFirst }: PendingCode) {
  const t = useTranslations('security-code');
  const texts = useCodeTexts();
  const entry = useCodeEntry({
    area: 'security-code',
    reread: [securityCodeKey],
    resend: (api) => api.call(sendSecurityCode, { body: { pid } }),
    check: (api, code) => api.call(confirmSecurityCode, { body: { pid, code } }),
    onChecked: () => openDialog('security-code.SuccessConfirmCode', { isFirst }),
  });
  return (
    <CodeDialog
      title={t('confirm_title')}
      text={t.rich('confirm_text', { ...bold, number: readableNumber(number) })}
      entry={entry}
      texts={{ ...texts, label: t('confirm_label') }}
      submitsItself
      leadingPlus
    />
  );
}

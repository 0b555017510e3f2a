import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { CodeDialog } from '#platform/web/one-time-code/code-dialog.tsx';
import { useCodeEntry } from '#platform/web/one-time-code/use-code-entry.ts';
import { useNumberTyped } from '#platform/web/one-time-code/use-number-typed.ts';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { confirmEsigning, requestEsigningNumber } from '../../contract.ts';
import type { EsigningStatus } from '../../../contract.ts';
import { bold } from '#platform/web/ui/layout/bold.tsx';
import { MobileNumberField } from '#platform/web/ui/fields/mobile-number-field.tsx';
import { signingKeys } from '../../../web/queries.ts';
import { useCodeTexts } from '../../../web/use-code-texts.ts';

/** Asks for the new number, then for its code. */
export function ChangeEsigningMsisdnDialog({ status }: { status: EsigningStatus }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <NewNumber status={status} onSent={setSentTo} />
  ) : (
    <NewNumberCode pid={status.pid} msisdn={sentTo} />
  );
}

function NewNumber({ status, onSent }: { status: EsigningStatus; onSent: (msisdn: string) => void }) {
  const t = useTranslations('e-signing');
  const others = status.numbers.filter((number) => number !== status.msisdn);
  const { field, busy, submit } = useNumberTyped({
    area: 'e-signing',
    first: others[0] ?? '',
    send: (api, msisdn) => api.call(requestEsigningNumber, { body: { msisdn, pid: status.pid } }),
    onSent,
  });
  return (
    <DialogContent
      title={t('change_title')}
      text={t.rich('change_text', { ...bold, number: readableNumber(status.msisdn ?? '') })}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      actions={<DialogActions main={t('send_code')} busy={busy} quiet={t('not_now')} />}
    >
      <MobileNumberField {...field} label={t('number')} help={t('number_help')} numbers={others} />
    </DialogContent>
  );
}

function NewNumberCode({ pid, msisdn }: { pid: string; msisdn: string }) {
  const t = useTranslations('e-signing');
  const texts = useCodeTexts();
  const entry = useCodeEntry({
    area: 'e-signing',
    reread: signingKeys,
    resend: (api) => api.call(requestEsigningNumber, { body: { msisdn, pid } }),
    check: (api, code) => api.call(confirmEsigning, { body: { code, msisdn, pid } }),
    onChecked: () => openDialog('e-signing.SuccessConfirmCode', { msisdn }),
  });
  return (
    <CodeDialog
      title={t('change_code_title')}
      text={t.rich('code_text', { ...bold, number: readableNumber(msisdn) })}
      entry={entry}
      texts={{ ...texts, confirm: t('confirm'), cancel: t('not_now') }}
      submitsItself
    />
  );
}

import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { CodeDialog } from '#platform/web/one-time-code/code-dialog.tsx';
import { useCodeEntry } from '#platform/web/one-time-code/use-code-entry.ts';
import { useNumberTyped } from '#platform/web/one-time-code/use-number-typed.ts';
import { DialogActions } from '#platform/web/ui/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { replaceDialog } from '#platform/web/ui/dialog-registry.ts';
import { confirmEsigning, requestEsigningNumber, type EsigningStatus } from '../../contract.ts';
import { bold } from '#platform/web/ui/bold.tsx';
import { MobileNumberField } from '#platform/web/ui/mobile-number-field.tsx';
import { useReloadSigning } from '../queries.ts';
import { useCodeTexts } from '../use-code-texts.ts';

/** First the new number, then the code it got. */
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
  const api = useApi();
  const others = status.numbers.filter((number) => number !== status.msisdn);
  const { field, busy, submit } = useNumberTyped('e-signing', others[0] ?? '', async (msisdn) => {
    await api.call(requestEsigningNumber, { body: { msisdn, pid: status.pid } });
    onSent(msisdn);
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
  const api = useApi();
  const texts = useCodeTexts();
  const reload = useReloadSigning();
  const entry = useCodeEntry({
    area: 'e-signing',
    resend: () => api.call(requestEsigningNumber, { body: { msisdn, pid } }),
    async check(code) {
      await api.call(confirmEsigning, { body: { code, msisdn, pid } });
      await reload();
      replaceDialog('e-signing.SuccessConfirmCode', { msisdn });
    },
  });
  return (
    <CodeDialog
      title={t('change_code_title')}
      text={t.rich('code_text', { ...bold, number: readableNumber(msisdn) })}
      entry={entry}
      texts={{ ...texts, confirm: t('confirm'), cancel: t('not_now') }}
    />
  );
}

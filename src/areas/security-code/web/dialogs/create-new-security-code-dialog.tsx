import { useTranslations } from 'use-intl/react';
import { useNumberTyped } from '#platform/web/one-time-code/use-number-typed.ts';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { MobileNumberField } from '#platform/web/ui/fields/mobile-number-field.tsx';
import { createSecurityCode, type SecurityCodeEntry } from '../../contract.ts';

/** The pid of the first code, and the suggested number. */
export type FirstCode = { entry: SecurityCodeEntry; number: string };

/** The recipient of the first code. A company's contract is sent with the request. */
export function CreateNewSecurityCodeDialog({ entry, number: first }: FirstCode) {
  const t = useTranslations('security-code');
  const { pid, contract_id: contract } = entry;
  const number = useNumberTyped({
    area: 'security-code',
    first,
    send: (api, msisdn) => {
      const body = { pid, msisdn, ...(entry.is_business && contract !== null && { contract }) };
      return api.call(createSecurityCode, { body });
    },
    onSent: (msisdn) => openDialog('security-code.SecurityCodeConfirmation', { pid, number: msisdn, isFirst: true }),
  });
  return (
    <DialogContent
      title={t('create_title')}
      text={t('create_text')}
      onSubmit={(event) => {
        event.preventDefault();
        number.submit();
      }}
      actions={<DialogActions main={t('create_do')} busy={number.busy} quiet={t('cancel')} />}
    >
      <MobileNumberField {...number.field} label={t('number_label')} help={t('number_help')} />
      {contract !== null && <p className="mt-3 text-s text-ink-quiet">{t('create_contract', { contract })}</p>}
    </DialogContent>
  );
}

import { useTranslations } from 'use-intl/react';
import { centsOf, decimalAmount } from '#platform/money.ts';
import { copyIcon } from '#platform/web/art/icons/actions.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { IconButton } from '#platform/web/ui/actions/icon-button.tsx';
import { QrCode } from '#platform/web/ui/code/qr-code.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { dismissDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import type { BillDetail } from '../../contract.ts';
import { readableIban, transferCode } from '../../transfer-code.ts';
import { useAmountText } from '#platform/web/currency.ts';

export type BankTransferProps = { bill: BillDetail; transfer: NonNullable<BillDetail['transfer']> };

/** The details of a bank transfer, and the code that banking apps read. */
export function BankTransferDialog({ bill, transfer }: BankTransferProps) {
  const t = useTranslations('bills');
  const amount = useAmountText()(bill.open);
  const code = transferCode({ ...transfer, cents: centsOf(bill.open), text: bill.number });
  const rows = [
    { name: t('transfer_name'), shown: transfer.name, copied: transfer.name },
    { name: t('transfer_iban'), shown: readableIban(transfer.iban), copied: transfer.iban },
    { name: t('transfer_reason'), shown: bill.number, copied: bill.number },
    { name: t('transfer_amount'), shown: amount, copied: decimalAmount(centsOf(bill.open)) },
  ];
  return (
    <DialogContent
      title={t('transfer_title')}
      text={t('transfer_text')}
      actions={
        <Button kind="primary" tall wide onClick={() => void dismissDialog()}>
          {t('close')}
        </Button>
      }
    >
      <div className="transfer-code">
        <QrCode text={code} label={t('transfer_qr', { amount })} />
      </div>
      <dl className="bill-slip-lines">
        {rows.map((row) => (
          <div key={row.name}>
            <dt>{row.name}</dt>
            <dd className="flex items-center gap-1">
              {row.shown}
              <Copy what={row.name} text={row.copied} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-s text-ink-quiet">{t('transfer_next')}</p>
    </DialogContent>
  );
}

function Copy({ what, text }: { what: string; text: string }) {
  const t = useTranslations('bills');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ text: t('copied') });
    } catch {
      showToast({ text: t('not_copied'), tone: 'failed' });
    }
  };
  return <IconButton label={t('copy', { what })} shape={copyIcon} onClick={() => void copy()} />;
}

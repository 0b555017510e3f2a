import { useTranslations } from 'use-intl/react';
import { warnIcon } from '#platform/web/art/icons/shell.ts';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';

type VoucherPartProps = {
  code: string;
  onCode: (typed: string) => void;
  /** While codes are locked. */
  waitSeconds: number | null;
  isWrong: boolean;
};

/** The code of a voucher; it is locked after five wrong ones. */
export function VoucherPart({ code, onCode, waitSeconds, isWrong }: VoucherPartProps) {
  const t = useTranslations('balance');
  if (waitSeconds !== null) {
    return <Notice shape={warnIcon}>{t('voucher_locked', { minutes: Math.ceil(waitSeconds / 60) })}</Notice>;
  }
  return (
    <TextField
      label={t('voucher_code')}
      help={t('voucher_help')}
      inputMode="numeric"
      autoComplete="off"
      value={code}
      onChange={(event) => onCode(event.target.value)}
      error={isWrong ? t('voucher_wrong') : undefined}
    />
  );
}

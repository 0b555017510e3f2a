import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { BrokenScene } from '#platform/web/art/scenes/broken-scene.tsx';
import { SuccessScene } from '#platform/web/art/scenes/success-scene.tsx';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';
import { readableVoucher } from '../../rules.ts';

export type VoucherOutcomeProps =
  | { outcome: 'taken'; voucherNumber: string; validTo: string }
  | { outcome: 'refused'; text: string }
  /** Whether the reloaded list would show it. */
  | { outcome: 'unknown'; isListRead: boolean };

/** The outcome: taken, refused, or unknown because the answer was lost. */
export function VoucherOutcomeDialog(props: VoucherOutcomeProps) {
  const t = useTranslations('vip-club');
  const { title, text } = useWords(props);
  return (
    <InfoContent
      scene={props.outcome === 'taken' ? <SuccessScene /> : <BrokenScene />}
      title={title}
      text={text}
      close={t('close')}
    />
  );
}

function useWords(props: VoucherOutcomeProps): { title: string; text: string } {
  const t = useTranslations('vip-club');
  if (props.outcome === 'refused') return { title: t('not_taken_title'), text: props.text };
  if (props.outcome === 'unknown') {
    return { title: t('unknown_title'), text: t(props.isListRead ? 'unknown_text' : 'unknown_unread_text') };
  }
  const values = { number: readableVoucher(props.voucherNumber), day: shownDay(props.validTo) };
  return { title: t('taken_title'), text: t('taken_text', values) };
}

import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import type { EligibleLimit } from '../../contract.ts';
import { GiftReceipt } from '../gift-receipt.tsx';
import { useDonate, type Gift } from '../use-donate.ts';

type RemainingSumProps = { gift: Gift; left: EligibleLimit; isCredit: boolean };

/** The amount exceeds the limit; the remaining amount is offered. */
export function CampaignRemainingSumDialog({ gift, left, isCredit }: RemainingSumProps) {
  const t = useTranslations('donation');
  const { amount: remaining, limit, given } = left;
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { busy, donate } = useDonate({ ...gift, amount: remaining, idempotencyKey });
  const words = { amount: gift.amount, limit, number: readableNumber(gift.msisdn) };
  return (
    <DialogContent
      title={t('offer_title', { remaining })}
      text={isCredit ? t(gift.isPrepaid ? 'offer_balance' : 'offer_credit', words) : t('offer_text', words)}
      actions={
        <DialogActions main={t('give', { amount: remaining })} busy={busy} onMain={donate} quiet={t('offer_other')} />
      }
    >
      {!isCredit && <Split given={given} remaining={remaining} limit={limit} />}
      <GiftReceipt gift={gift} amount={remaining} />
    </DialogContent>
  );
}

function Split({ given, remaining, limit }: { given: number; remaining: number; limit: number }) {
  const t = useTranslations('donation');
  return (
    <div>
      <p className="sr-only">{t('offer_split', { given, remaining, limit })}</p>
      <div className="gift-split" aria-hidden>
        <i style={{ flexGrow: limit - remaining }} />
        <i data-left style={{ flexGrow: remaining }} />
      </div>
      <div className="gift-split-words">
        <span>
          <small>{t('offer_given')}</small>
          <b>{t('sum', { amount: given })}</b>
        </span>
        <span>
          <small>{t('offer_left')}</small>
          <b>{t('sum', { amount: remaining })}</b>
        </span>
      </div>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { priceOf } from '#platform/money.ts';
import { isMobileNumber, readableNumber, sentNumber } from '#platform/msisdn.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useAmountText } from '#platform/web/currency.ts';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { ChoiceChips } from '#platform/web/ui/fields/choice-chips.tsx';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { MobileNumberField } from '#platform/web/ui/fields/mobile-number-field.tsx';
import { voucherCode } from '../../rules.ts';
import type { TopUpOffers } from '../../top-up-contract.ts';
import { LoadingDialogContent } from '../loading-dialog-content.tsx';
import { offersQuery, savedCardsQuery } from '../queries.ts';
import { useCardChoice } from '../use-card-choice.ts';
import { useTopUpAmount } from '../use-top-up-amount.ts';
import { useTopUp } from '../use-top-up.ts';
import { CardPart } from '../top-up-by-card.tsx';
import { VoucherPart } from '../top-up-by-voucher.tsx';

/** Without a number the user types one of somebody else. */
export type TopUpProps = { msisdn?: string; missingCents?: number };

/** Tops up a number: how much, and by card or by voucher. */
export function TopUpDialog(props: TopUpProps) {
  const t = useTranslations('balance');
  const api = useApi();
  const offers = useQuery(offersQuery(api));
  // Cards that came later would move the form under the finger, and change what the button does.
  const { isFetched, failureCount } = useQuery(savedCardsQuery(api));
  const areCardsComing = !isFetched && failureCount === 0;
  if (offers.data && !areCardsComing) return <TopUpForm {...props} offers={offers.data} />;
  return <LoadingDialogContent title={t('dialog_title')} queries={[offers]} />;
}

function TopUpForm({ msisdn, missingCents = 0, offers }: TopUpProps & { offers: TopUpOffers }) {
  const t = useTranslations('balance');
  const amountText = useAmountText();
  const [way, setWay] = useState<'card' | 'voucher'>(offers.has_card_payments ? 'card' : 'voucher');
  const [typedNumber, setTypedNumber] = useState('');
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const amount = useTopUpAmount(offers, missingCents);
  const cards = useCardChoice(offers.today);
  const topUp = useTopUp();
  const isNumberWrong = msisdn === undefined && !isMobileNumber(typedNumber);
  const number = msisdn ?? sentNumber(typedNumber);
  const digits = voucherCode(code);
  const isLocked = offers.voucher_wait_seconds !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isNumberWrong) return;
    if (way === 'card' && amount.cents !== null) void topUp.byCard(number, amount.cents, cards.cardId);
    if (way === 'voucher' && digits !== null && !isLocked) void topUp.byVoucher(number, digits);
  };
  const sum = amount.cents === null ? '' : amountText(priceOf(amount.cents));
  const main = way === 'voucher' ? t('do_voucher') : t(cards.cardId ? 'do_card' : 'do_bank', { amount: sum });
  return (
    <DialogContent
      title={msisdn ? t('dialog_title_own', { number: readableNumber(msisdn) }) : t('dialog_title')}
      text={missingCents > 0 ? t('dialog_text_missing', { amount: amountText(priceOf(missingCents)) }) : undefined}
      onSubmit={submit}
      actions={
        <DialogActions main={main} busy={topUp.busy} disabled={way === 'voucher' && isLocked} quiet={t('cancel')} />
      }
    >
      {msisdn === undefined && (
        <MobileNumberField
          label={t('number')}
          help={t('number_help')}
          value={typedNumber}
          onChange={setTypedNumber}
          error={isChecked && isNumberWrong ? t('number_wrong') : undefined}
        />
      )}
      <ChoiceChips
        legend={t('how')}
        choices={[
          { value: 'card', label: t('by_card') },
          { value: 'voucher', label: t('by_voucher') },
        ]}
        value={way}
        onValueChange={(chosen) => {
          setWay(chosen);
          topUp.reset();
        }}
      />
      {way === 'card' ? (
        <CardPart offers={offers} amount={amount} cards={cards} isChecked={isChecked} />
      ) : (
        <VoucherPart
          code={code}
          onCode={(typed) => {
            setCode(typed);
            topUp.reset();
          }}
          waitSeconds={offers.voucher_wait_seconds}
          isWrong={isChecked && digits === null}
        />
      )}
      {topUp.failure && <FieldError>{topUp.failure}</FieldError>}
    </DialogContent>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { cardLife } from '#areas/profile/rules.ts';
import { centsOf, priceOf } from '#platform/money.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { dismissDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import type { ListedBill } from '../../contract.ts';
import { amountProblem, largestPaymentCents, smallestPaymentCents } from '../../rules.ts';
import { enteredCents } from '#platform/entered-cents.ts';
import { savedCardsQuery } from '../queries.ts';
import { useAmountText } from '#platform/web/currency.ts';
import { usePayBills } from '../use-pay-bills.ts';

export type PayBillProps = { bills: readonly ListedBill[]; today: string };

const bankPage = 'bank';

/** Pays one bill or several: how much, and with which card. */
export function PayBillDialog({ bills, today }: PayBillProps) {
  const t = useTranslations('bills');
  const amountText = useAmountText();
  const { data: saved } = useQuery(savedCardsQuery(useApi()));
  const open = bills.reduce((sum, bill) => sum + centsOf(bill.open), 0);
  const isWholePayable = open <= largestPaymentCents;
  const [share, setShare] = useState<'whole' | 'part'>(isWholePayable ? 'whole' : 'part');
  const [entered, setEntered] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const pay = usePayBills(bills);
  const cards = (saved ?? []).filter(({ expiration_date }) => cardLife(expiration_date, today) !== 'expired');
  // The chosen card may have been removed on another device.
  const offered = [...cards.map(({ card_id }) => card_id), bankPage];
  const card = chosen !== null && offered.includes(chosen) ? chosen : offered[0]!;
  const cents = share === 'whole' ? open : enteredCents(entered);
  const isWrong = cents === null || amountProblem(cents, open) !== null;
  const text = (value: number) => amountText(priceOf(value));
  const limits = {
    smallest: text(Math.min(smallestPaymentCents, open)),
    open: text(Math.min(open, largestPaymentCents)),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isWrong) void pay.start(cents, card === bankPage ? null : card);
  };
  return (
    <DialogContent
      title={t('pay_title', { count: bills.length, number: bills[0]?.number ?? '' })}
      text={t('pay_text')}
      onSubmit={submit}
      actions={
        <>
          <Button kind="primary" type="submit" tall wide busy={pay.busy}>
            {t(card === bankPage ? 'pay_do_bank' : 'pay_do', { amount: isWrong ? '' : text(cents) })}
          </Button>
          <Button kind="bare" wide onClick={() => void dismissDialog()}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <RadioGroup
        legend={t('pay_amount')}
        value={share}
        onValueChange={setShare}
        options={[
          ...(isWholePayable ? [{ value: 'whole' as const, label: t('pay_whole', { amount: text(open) }) }] : []),
          { value: 'part', label: t('pay_part'), note: t('pay_part_note', limits) },
        ]}
      />
      {share === 'part' && (
        <TextField
          label={t('pay_amount')}
          inputMode="decimal"
          suffix="EUR"
          value={entered}
          onChange={(event) => setEntered(event.target.value)}
          error={isChecked && isWrong ? t('amount_wrong', limits) : undefined}
        />
      )}
      <RadioGroup
        legend={t('pay_with')}
        value={card}
        onValueChange={setChosen}
        options={[
          ...cards.map(({ card_id, type, name }) => ({
            value: card_id,
            label: t('card_name', { type: type === 'VISA' ? 'VISA' : '', name }),
            note: t('next_saved'),
          })),
          { value: bankPage, label: t('another_card'), note: t('next_bank') },
        ]}
      />
      {pay.failure && <FieldError>{pay.failure}</FieldError>}
    </DialogContent>
  );
}

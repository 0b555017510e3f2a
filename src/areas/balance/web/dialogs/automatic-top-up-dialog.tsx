import { useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { enteredCents } from '#platform/entered-cents.ts';
import { centsOf, priceOf } from '#platform/money.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { balanceKey, cardsKey } from '#platform/web/api/query-keys.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { useAmountText } from '#platform/web/currency.ts';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { closeDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { changeAutomaticTopUp, type AutomaticChoice, type AutomaticTopUp } from '../../contract.ts';
import { automaticProblem, largestCeilingCents } from '../../rules.ts';
import type { TopUpOffers } from '../../top-up-contract.ts';
import { offersQuery, savedCardsQuery } from '../queries.ts';
import { AutomaticCardChoice } from '../automatic-card-choice.tsx';
import { LoadingDialogContent } from '../loading-dialog-content.tsx';
import { useCardChoice } from '../use-card-choice.ts';

export type AutomaticTopUpProps = { msisdn: string; today: string; automatic: AutomaticTopUp | null };

type Form = { mode: 'below' | 'day'; below: string; day: string; amount: string; ceiling: string };

const euroOf = (prices: AutomaticTopUp['below'], otherwise: string) =>
  prices ? String(centsOf(prices) / 100).replace('.', ',') : otherwise;

const initialForm = (automatic: AutomaticTopUp | null): Form => ({
  mode: automatic?.mode ?? 'below',
  below: euroOf(automatic?.below ?? null, '3'),
  day: String(automatic?.day ?? 1),
  amount: euroOf(automatic?.amount ?? null, '10'),
  ceiling: euroOf(automatic?.ceiling ?? null, '30'),
});

/** When a saved card tops up the number, with how much, and at most how much a month. */
export function AutomaticTopUpDialog(props: AutomaticTopUpProps) {
  const t = useTranslations('balance');
  const api = useApi();
  const offers = useQuery(offersQuery(api));
  const cards = useQuery(savedCardsQuery(api));
  // Without an answer it is unknown whether the user has a card.
  if (offers.data && cards.data) return <AutomaticForm {...props} offers={offers.data} />;
  const title = t('automatic_title', { number: readableNumber(props.msisdn) });
  return <LoadingDialogContent title={title} queries={[offers, cards]} />;
}

function AutomaticForm({ msisdn, today, automatic, offers }: AutomaticTopUpProps & { offers: TopUpOffers }) {
  const t = useTranslations('balance');
  const amountText = useAmountText();
  const [form, setForm] = useState(() => initialForm(automatic));
  const [isChecked, setChecked] = useState(false);
  const cards = useCardChoice(today, automatic?.card ?? undefined);
  const change = useChange({ area: 'balance', reread: [balanceKey, cardsKey] });
  const limits = { smallestCents: centsOf(offers.smallest), largestCents: centsOf(offers.largest) };
  const wrong = wrongField(form, limits);
  const choice = wrong === null && cards.cardId ? choiceOf(form, cards.cardId) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!choice) return;
    void change.run((api) => api.call(changeAutomaticTopUp, { params: { msisdn }, body: { automatic: choice } }), {
      onDone: async () => {
        await closeDialog();
        showToast({ text: t('automatic_saved') });
      },
    });
  };
  const text = (cents: number) => amountText(priceOf(cents));
  const field = (name: 'below' | 'day' | 'amount' | 'ceiling', error: string) => ({
    label: t(`automatic_${name}_label`),
    inputMode: 'decimal' as const,
    value: form[name],
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
    error: isChecked && wrong === name ? error : undefined,
  });
  const range = { smallest: text(limits.smallestCents), largest: text(limits.largestCents) };
  return (
    <DialogContent
      title={t('automatic_title', { number: readableNumber(msisdn) })}
      text={t('automatic_text')}
      onSubmit={submit}
      actions={<DialogActions main={t('automatic_save')} busy={change.busy} quiet={t('cancel')} />}
    >
      <RadioGroup
        legend={t('automatic_when')}
        value={form.mode}
        onValueChange={(mode) => setForm({ ...form, mode })}
        options={(['below', 'day'] as const).map((mode) => ({
          value: mode,
          label: t(`automatic_when_${mode}`),
          note: t(`automatic_when_${mode}_note`),
        }))}
      />
      {form.mode === 'below' ? (
        <TextField {...field('below', t('automatic_wrong_below', range))} suffix="EUR" />
      ) : (
        <TextField {...field('day', t('automatic_wrong_day'))} inputMode="numeric" />
      )}
      <TextField {...field('amount', t('amount_wrong', range))} suffix="EUR" />
      <TextField
        {...field('ceiling', t('automatic_wrong_ceiling', { largest: text(largestCeilingCents) }))}
        help={t('automatic_ceiling_help')}
        suffix="EUR"
      />
      <AutomaticCardChoice cards={cards} isMissing={isChecked && cards.cardId === null} />
      {change.failure && <FieldError>{change.failure}</FieldError>}
    </DialogContent>
  );
}

const dayOf = (text: string) => (/^([1-9]|1\d|2[0-8])$/.test(text.trim()) ? Number(text) : null);

function wrongField(form: Form, limits: { smallestCents: number; largestCents: number }) {
  if (form.mode === 'day' && dayOf(form.day) === null) return 'day';
  const amounts = {
    mode: form.mode,
    belowCents: enteredCents(form.below),
    amountCents: enteredCents(form.amount),
    ceilingCents: enteredCents(form.ceiling),
  };
  return automaticProblem(amounts, limits);
}

/** Of a form without a wrong field. */
function choiceOf(form: Form, card: string): AutomaticChoice {
  const euro = (text: string) => (enteredCents(text) ?? 0) / 100;
  const common = { amount: euro(form.amount), ceiling: euro(form.ceiling), card };
  return form.mode === 'below'
    ? { mode: 'below', below: euro(form.below), ...common }
    : { mode: 'day', day: dayOf(form.day) ?? 1, ...common };
}

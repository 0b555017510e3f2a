import { useTranslations } from 'use-intl/react';
import type { ReactNode } from 'react';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { unitsFor } from '../rules.ts';

type AmountChoiceProps = {
  suggested: readonly number[];
  unitCents: number;
  /** The selected suggestion; null if an amount is typed. */
  tile: number | null;
  typed: string;
  error: ReactNode;
  onTile: (amount: number) => void;
  onTyped: (typed: string) => void;
};

/** Suggested amounts with what each buys, and a field for any other whole amount. */
export function AmountChoice({ suggested, unitCents, tile, typed, error, onTile, onTyped }: AmountChoiceProps) {
  const t = useTranslations('donation');
  return (
    <Section title={t('how_much')}>
      <fieldset>
        <legend className="sr-only">{t('amount_legend')}</legend>
        <div className="donation-sums">
          {suggested.map((amount) => (
            <label key={amount} className="donation-sum">
              <input type="radio" name="amount" checked={tile === amount} onChange={() => onTile(amount)} />
              <b>{t('sum', { amount })}</b>
              <small>{t('units', { count: unitsFor(amount, unitCents) })}</small>
            </label>
          ))}
        </div>
      </fieldset>
      <TextField
        className="mt-5 md:max-w-80"
        label={t('other')}
        help={t('other_help')}
        placeholder={t('other_placeholder')}
        inputMode="numeric"
        autoComplete="off"
        suffix="EUR"
        value={typed}
        error={error}
        onChange={(event) => onTyped(event.target.value)}
      />
    </Section>
  );
}

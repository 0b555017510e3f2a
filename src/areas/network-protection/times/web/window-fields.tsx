import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { isPastMidnight, isTime, timedCategories, weekDays, type TimeWindow } from '../rules.ts';

type WindowFieldsProps = { window: TimeWindow; isChecked: boolean; onChange: (window: TimeWindow) => void };

/** The categories, days and times of a window. */
export function WindowFields({ window, isChecked, onChange }: WindowFieldsProps) {
  const t = useTranslations('protection-times');
  const { categories, days, from, to } = window;
  const timeError = (time: string) => (isChecked && !isTime(time) ? t('dialog_time_bad') : undefined);
  return (
    <div className="grid gap-5">
      <Choices
        legend={t('dialog_categories')}
        error={isChecked && categories.length === 0 && t('dialog_categories_bad')}
      >
        {timedCategories.map((category) => (
          <Checkbox
            key={category}
            label={t(`category_${category}`)}
            checked={categories.includes(category)}
            onChange={() => onChange({ ...window, categories: toggled(timedCategories, categories, category) })}
          />
        ))}
      </Choices>
      <div className="grid grid-cols-2 gap-4">
        <TextField
          type="time"
          label={t('dialog_from')}
          error={timeError(from)}
          value={from}
          onChange={(event) => onChange({ ...window, from: event.target.value })}
        />
        <TextField
          type="time"
          label={t('dialog_to')}
          error={timeError(to)}
          value={to}
          onChange={(event) => onChange({ ...window, to: event.target.value })}
        />
      </div>
      <p className="-mt-3 text-s text-ink-quiet" aria-live="polite">
        {isPastMidnight(window) && t(from === to ? 'dialog_all_day' : 'dialog_past_midnight')}
      </p>
      <Choices legend={t('dialog_days')} error={isChecked && days.length === 0 && t('dialog_days_bad')}>
        {weekDays.map((day) => (
          <Checkbox
            key={day}
            label={t(`day_${day}`)}
            checked={days.includes(day)}
            onChange={() => onChange({ ...window, days: toggled(weekDays, days, day) })}
          />
        ))}
      </Choices>
    </div>
  );
}

function Choices({ legend, error, children }: { legend: string; error: string | false; children: ReactNode }) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="mb-2 text-s font-bold">{legend}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2">{children}</div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

/** In the order of all, without or with the one. */
function toggled<Item>(all: readonly Item[], chosen: readonly Item[], one: Item): Item[] {
  return all.filter((item) => chosen.includes(item) !== (item === one));
}

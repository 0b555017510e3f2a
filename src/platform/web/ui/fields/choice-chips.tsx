import { useId } from 'react';
import './choice-chips.css';

export type Choice<Value extends string> = { value: Value; label: string };

type ChoiceChipsProps<Value extends string> = {
  legend: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
};

/** For links that look like a row of choices. */
export const chipRowClass = 'choice-chips';
export const chipClass = 'choice-chip';

/** Filters a list by kind; the chips scroll sideways on a phone. */
export function ChoiceChips<Value extends string>({ legend, choices, value, onValueChange }: ChoiceChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className={chipRowClass}>
        {choices.map((choice) => (
          <label key={choice.value} className={chipClass}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={choice.value === value}
              onChange={() => onValueChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

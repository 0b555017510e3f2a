import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx';
import type { Extra } from '../contract-parts.ts';
import { ExtraPrice } from './extra-price.tsx';
import { useExtraName } from './use-extra-names.ts';
import './extra-options.css';

type ExtraOptionsProps = {
  legend: string;
  extras: readonly Extra[];
  value: string | null;
  onValueChange: (code: string) => void;
  empty: string;
};

/** A choice of one of several extras; the list scrolls within 256 px. */
export function ExtraOptions({ legend, extras, value, onValueChange, empty }: ExtraOptionsProps) {
  const nameOf = useExtraName();
  if (extras.length === 0) return <p className="text-ink-quiet">{empty}</p>;
  return (
    <div className="extra-options">
      <RadioGroup
        legend={legend}
        legendHidden
        value={value}
        onValueChange={onValueChange}
        options={extras.map((extra) => ({
          value: extra.code,
          label: nameOf(extra),
          note: (
            <>
              <span className="mb-1 block">{extra.description}</span>
              <ExtraPrice extra={extra} screen="included" />
            </>
          ),
        }))}
      />
    </div>
  );
}

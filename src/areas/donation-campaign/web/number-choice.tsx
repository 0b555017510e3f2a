import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { useShellPerson } from '#platform/web/shell/shell-data.ts';
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';

type NumberChoiceProps = {
  numbers: readonly string[];
  chosen: string | null;
  isPrepaid: boolean;
  onChoose: (msisdn: string) => void;
};

/** The eligible numbers by name; long lists scroll. */
export function NumberChoice({ numbers, chosen, isPrepaid, onChoose }: NumberChoiceProps) {
  const t = useTranslations('donation');
  const services = useShellPerson()?.services ?? [];
  const noteOf = (msisdn: string) => {
    const service = services.find(({ service_id }) => service_id === msisdn);
    return service ? `${service.label ?? t('number_yours')} · ${service.tariff_name}` : undefined;
  };
  return (
    <Section title={t('which_number')} text={t(isPrepaid ? 'which_number_prepaid' : 'which_number_text')}>
      <div className="donation-numbers" data-long={numbers.length > 6 || undefined}>
        <RadioGroup
          legend={t('which_number')}
          legendHidden
          value={chosen}
          onValueChange={onChoose}
          options={numbers.map((msisdn) => ({
            value: msisdn,
            label: readableNumber(msisdn),
            note: noteOf(msisdn),
          }))}
        />
      </div>
    </Section>
  );
}

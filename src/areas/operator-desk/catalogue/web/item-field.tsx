import { useTranslations } from 'use-intl/react';
import { Select } from '#platform/web/ui/fields/select.tsx';
import { TextArea } from '#platform/web/ui/fields/text-area.tsx';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { useCatalogueLabels } from './catalogue-labels.ts';
import type { Field } from './queries.ts';

type ItemFieldProps = {
  field: Field;
  value: string;
  isBad: boolean;
  isChanged: boolean;
  onWrite: (text: string) => void;
};

export function ItemField({ field, value, isBad, isChanged, onWrite }: ItemFieldProps) {
  const t = useTranslations('operator-desk');
  const words = useCatalogueLabels();
  const common = {
    name: field.name,
    label: words.field(field.name),
    lang: /_(bg|en)$/.exec(field.name)?.[1],
    value,
    mark: isChanged && t('changed'),
    error: isBad && t('value_wrong'),
    onChange: (event: { target: { value: string } }) => onWrite(event.target.value),
  };
  if (field.type === 'yes-no') {
    const options = [
      { value: 'false', text: t('no') },
      { value: 'true', text: t('yes') },
    ];
    return <Select {...common} options={options} />;
  }
  if (field.type === 'choice') {
    const none = field.is_required ? [] : [{ value: '', text: t('none') }];
    return (
      <Select
        {...common}
        options={[...none, ...field.choices.map((each) => ({ value: each, text: words.choice(each) }))]}
      />
    );
  }
  if (field.name.startsWith('description')) {
    return (
      <div className="desk-wide">
        <TextArea {...common} maxLength={4000} />
      </div>
    );
  }
  const type = field.type === 'day' ? 'date' : 'text';
  const isNumber = field.type === 'money' || field.type === 'whole';
  return (
    <TextField
      {...common}
      type={type}
      inputMode={isNumber ? 'decimal' : 'text'}
      suffix={field.type === 'money' ? t('euro') : undefined}
    />
  );
}

import { useTranslations } from 'use-intl/react';
import type { FieldValue } from '../rules.ts';
import { useCatalogueLabels } from './catalogue-labels.ts';
import { useHolders, type CatalogueResource, type Field } from './queries.ts';

export type FieldChange = { field: Field; was: FieldValue; value: FieldValue };

type ChangeSummaryProps = {
  kind: CatalogueResource;
  item: readonly string[];
  isNew: boolean;
  changes: readonly FieldChange[];
  beginsOn: string;
};

/** What a save will change, from which day, and how many customers have the item. */
export function ChangeSummary({ kind, item, isNew, changes, beginsOn }: ChangeSummaryProps) {
  const t = useTranslations('operator-desk');
  const words = useCatalogueLabels();
  const { data } = useHolders(kind.name, item, isNew);
  const shown = ({ field }: FieldChange, value: FieldValue) => words.value(field.type, value) || t('none');
  const customers = data?.customers ?? null;
  return (
    <div className="desk-preview desk-stack">
      {beginsOn !== '' && <b>{t('change_from_day', { day: words.value('day', beginsOn) })}</b>}
      <ul>
        {changes.map((change) => (
          <li key={change.field.name} translate={change.field.type === 'text' ? 'no' : undefined}>
            {t('field_change', {
              field: words.field(change.field.name),
              from: shown(change, change.was),
              to: shown(change, change.value),
            })}
          </li>
        ))}
      </ul>
      {customers !== null && <span>{t('change_holders', { count: customers })}</span>}
    </div>
  );
}

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { Form } from '#platform/web/ui/fields/form.tsx';
import { BeginDayField, useBeginDay } from '../../web/begin-day.tsx';
import { useSavedText } from '../../web/use-saved-text.ts';
import { useDeskChange } from '../../web/use-desk-change.ts';
import { changeCatalogue } from '../contract.ts';
import type { CatalogueRefusal } from '../refusal.ts';
import { readValue, shownValue, type FieldValue } from '../rules.ts';
import { useCatalogueLabels } from './catalogue-labels.ts';
import { ChangeSummary } from './change-summary.tsx';
import { ItemField } from './item-field.tsx';
import type { Field, Item, CatalogueResource } from './queries.ts';

type ItemFormProps = {
  kind: CatalogueResource;
  item: Pick<Item, 'item' | 'values'>;
  /** A new item: all input is sent. */
  adds?: boolean;
  onSaved?: () => void;
};

export function ItemForm({ kind, item, adds = false, onSaved }: ItemFormProps) {
  const t = useTranslations('operator-desk');
  const fields = kind.fields.filter(({ name }) => !kind.key.includes(name));
  const valueOf = ({ name }: Field) => item.values.find(({ field }) => field === name)?.value ?? null;
  const [written, setWritten] = useState<Record<string, string>>({});
  const day = useBeginDay();
  const { beginsOn } = day;
  const wordsOf = useRefusalWords(kind);
  const savedText = useSavedText();
  const { busy, failure, run } = useDeskChange({ textOf: wordsOf });
  const textOf = (field: Field) => written[field.name] ?? shownValue(field.type, valueOf(field));
  const bad = fields.filter((field) => readValue(field.type, textOf(field)) === undefined);
  const changed = fields.filter((field) => textOf(field) !== shownValue(field.type, valueOf(field)));
  const changes = changed.map((field) => ({
    field,
    was: valueOf(field),
    value: readValue(field.type, textOf(field)) as FieldValue,
  }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (bad.length > 0 || changed.length === 0) return;
    const values = changes.map(({ field, was, value }) => ({ field: field.name, was, value }));
    const body = { item: item.item, adds, values, begins_on: beginsOn };
    const send = (api: ApiClient) => api.call(changeCatalogue, { params: { kind: kind.name }, body });
    void run(send, savedText(t('item_saved')), () => {
      // A proposal changes nothing yet, so the form is not reset by new values.
      setWritten({});
      day.choose(null);
      onSaved?.();
    });
  };

  return (
    <Form className="desk-stack" onSubmit={submit}>
      <div className="desk-fields">
        {fields.map((field) => (
          <ItemField
            key={field.name}
            field={field}
            value={textOf(field)}
            isBad={bad.includes(field)}
            isChanged={changed.includes(field)}
            onWrite={(text) => setWritten({ ...written, [field.name]: text })}
          />
        ))}
      </div>
      <BeginDayField day={day} />
      {changed.length > 0 && bad.length === 0 && (
        <ChangeSummary kind={kind} item={item.item} isNew={adds} changes={changes} beginsOn={beginsOn} />
      )}
      {failure !== null && <FieldError>{failure}</FieldError>}
      <div className="desk-row">
        <Button type="submit" kind="primary" busy={busy} disabled={changed.length === 0}>
          {t('save')}
        </Button>
      </div>
    </Form>
  );
}

/** A refusal contains the field, the reason and the exceeded limit. */
function useRefusalWords(kind: CatalogueResource): (error: unknown) => string | null {
  const t = useTranslations('operator-desk');
  const words = useCatalogueLabels();
  return (error) => {
    if (!(error instanceof ApiError) || error.code !== 'EC_Invalid_Request') return null;
    const { Field: field, Reason: reason = 'other', Limit: limit = null } = error.properties;
    if (field === 'body/begins_on') return t('begins_on_wrong');
    const refusal = {
      field: String(field ?? '').includes('/') ? '' : String(field ?? ''),
      reason,
      limit,
    } as CatalogueRefusal;
    return words.refusal(refusal, kind.fields.find(({ name }) => name === refusal.field)?.type);
  };
}

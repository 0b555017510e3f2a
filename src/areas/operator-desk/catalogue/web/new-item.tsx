import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { Disclosure } from '#platform/web/ui/layout/disclosure.tsx';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { useCatalogueLabels } from './catalogue-labels.ts';
import { ItemForm } from './item-form.tsx';
import type { CatalogueResource } from './queries.ts';

/** Adds an item: first its key, then its fields. */
export function NewItem({ kind }: { kind: CatalogueResource }) {
  const t = useTranslations('operator-desk');
  const words = useCatalogueLabels();
  const noKey = kind.key.map(() => '');
  const [item, setItem] = useState<string[]>(noKey);
  return (
    <Disclosure title={t('add_item')}>
      <Card className="desk-stack">
        {kind.key.map((name, at) => (
          <TextField
            key={name}
            label={words.field(name)}
            value={item[at] ?? ''}
            maxLength={64}
            onChange={(event) => setItem(item.with(at, event.target.value.trim()))}
          />
        ))}
        {item.every(Boolean) && (
          <ItemForm kind={kind} item={{ item, values: [] }} adds onSaved={() => setItem(noKey)} />
        )}
      </Card>
    </Disclosure>
  );
}

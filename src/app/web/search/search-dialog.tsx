import { Autocomplete } from '@base-ui/react/autocomplete';
import { useRouter } from '@tanstack/react-router';
import { useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Icon } from '#platform/web/art/icon.tsx';
import { searchIcon } from '#platform/web/art/icons/shell.ts';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { closeDialog } from '#platform/web/ui/dialog-registry.ts';
import { Field, fieldControl } from '#platform/web/ui/field.tsx';
import { entryFinder, type SearchEntry } from './find-entries.ts';
import { useSearchEntries } from './use-search-entries.ts';
import './search.css';

/** The whole portal in one list that narrows as one types; arrows and Enter are enough. */
export function SearchDialog() {
  const t = useTranslations('shell');
  const [typed, setTyped] = useState('');
  const found = useFound(typed);
  const go = useGo();
  const id = useId();
  return (
    <DialogContent title={t('search')}>
      <Autocomplete.Root
        inline
        open
        mode="none"
        autoHighlight="always"
        items={found}
        value={typed}
        itemToStringValue={({ title }) => title}
        onValueChange={(text, { reason }) => reason !== 'item-press' && setTyped(text)}
      >
        <Field id={id} label={t('search_label')}>
          <div className="field-box">
            <Icon shape={searchIcon} />
            <Autocomplete.Input
              {...fieldControl(id, {})}
              className="field-control"
              placeholder={t('search_placeholder')}
              spellCheck={false}
              data-dialog-focus
            />
          </div>
        </Field>
        <Autocomplete.Status className="sr-only">
          {typed && t('search_count', { count: found.length })}
        </Autocomplete.Status>
        <Autocomplete.List className="search-found" aria-label={t('search')}>
          {(entry: SearchEntry) => (
            <Autocomplete.Item key={entry.key} value={entry} onClick={() => void go(entry)}>
              <Icon shape={entry.shape} />
              <span>
                <b>{entry.title}</b>
                {entry.note && <small>{entry.note}</small>}
              </span>
            </Autocomplete.Item>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
      {typed && found.length === 0 && <p className="mt-3 text-ink-quiet">{t('search_none')}</p>}
    </DialogContent>
  );
}

/** Before anything is typed, the services of the person and the first pages. */
function useFound(typed: string): SearchEntry[] {
  const entries = useSearchEntries();
  const find = useMemo(() => entryFinder(entries), [entries]);
  return typed.trim() ? find(typed) : entries.filter(({ kind }) => kind === 'service' || kind === 'page').slice(0, 8);
}

function useGo(): (entry: SearchEntry) => Promise<void> {
  const router = useRouter();
  return async ({ to, search }) => {
    await closeDialog();
    await router.navigate({ to, search });
  };
}

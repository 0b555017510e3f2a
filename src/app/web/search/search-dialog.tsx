import { Autocomplete } from '@base-ui/react/autocomplete';
import { useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Icon } from '#platform/web/art/icon.tsx';
import { searchIcon } from '#platform/web/art/icons/shell.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { useNavigation } from '#platform/web/navigation/navigation.ts';
import { closeDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { Field, fieldControl } from '#platform/web/ui/fields/field.tsx';
import type { SearchEntry } from './find-entries.ts';
import { useFinder } from './use-finder.ts';
import { useSearchEntries } from './use-search-entries.ts';
import './search.css';

/** The whole portal in one list that filters while typing; arrows and Enter are enough. */
export function SearchDialog() {
  const t = useTranslations('shell');
  const [typed, setTyped] = useState('');
  const { found, wait } = useFound(typed);
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
          {typed && (wait === null ? t('search_count', { count: found.length }) : t(wait))}
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
      {typed && found.length === 0 && <p className="mt-3 text-ink-quiet">{t(wait ?? 'search_none')}</p>}
      {/* A browser does not fetch the same module twice in one page. */}
      {typed && wait === 'not_loaded_text' && (
        <Button className="mt-3" onClick={() => location.reload()}>
          {t('retry')}
        </Button>
      )}
    </DialogContent>
  );
}

type SearchResult = {
  found: SearchEntry[];
  /** The text while search is not ready. */ wait: 'loading' | 'not_loaded_text' | null;
};

/** Without input: the services of the user and the first pages. */
function useFound(typed: string): SearchResult {
  const { finder, pages } = useFinder();
  const entries = useSearchEntries(pages);
  const find = useMemo(() => (typeof finder === 'object' ? finder.make(entries) : null), [finder, entries]);
  if (!typed.trim()) {
    return { found: entries.filter(({ kind }) => kind === 'service' || kind === 'page').slice(0, 8), wait: null };
  }
  if (find) return { found: find(typed), wait: null };
  return { found: [], wait: finder === 'failed' ? 'not_loaded_text' : 'loading' };
}

function useGo(): (entry: SearchEntry) => Promise<void> {
  const { goTo } = useNavigation();
  return async ({ to, search }) => {
    await closeDialog();
    await goTo({ to, search });
  };
}

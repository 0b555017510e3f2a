import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { Icon } from '#platform/web/art/icon.tsx';
import { downloadIcon } from '#platform/web/art/icons/actions.ts';
import { closeIcon, plusIcon, searchIcon } from '#platform/web/art/icons/shell.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { IconButton } from '#platform/web/ui/actions/icon-button.tsx';
import { MatchedText } from '#platform/web/ui/fields/matched-text.tsx';
import { QueryContent } from '#platform/web/ui/states/query-content.tsx';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { domainOf, linesOfDomains, matchingDomains, readableDomain, type ListName } from '../rules.ts';
import { listQuery } from './queries.ts';
import { useUndoable } from './use-undoable.ts';
import { WindowedList } from './windowed-list.tsx';

type SiteListProps = { msisdn: string; list: ListName; isActive: boolean; onAdd: (typed: string) => void };

export function SiteList(props: SiteListProps) {
  const t = useTranslations('network-protection');
  const query = useQuery(listQuery(useApi(), props.msisdn, props.list));
  return (
    <QueryContent query={query} title={t('part_not_loaded')} height="16rem">
      {(domains) => <Sites {...props} domains={domains} />}
    </QueryContent>
  );
}

function Sites({ msisdn, list, isActive, onAdd, domains }: SiteListProps & { domains: readonly string[] }) {
  const t = useTranslations('network-protection');
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed);
  const found = useMemo(() => matchingDomains(domains, query), [domains, query]);
  const whole = domainOf(typed);
  const isNew = whole !== null && !domains.includes(whole);
  return (
    <div className="grid gap-4">
      <TextField
        label={t('list_search')}
        shape={searchIcon}
        value={typed}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
      {domains.length === 0 ? (
        <p className="text-ink-quiet">{t(`list_empty_${list}`)}</p>
      ) : (
        <WindowedList label={t(list)} items={found} itemKey={(domain) => domain} rowHeight={56}>
          {(domain) => <Site msisdn={msisdn} list={list} domain={domain} query={query} isActive={isActive} />}
        </WindowedList>
      )}
      {query.trim() !== '' && (
        <p className="text-s text-ink-quiet" aria-live="polite">
          {t('list_found', { found: found.length, count: domains.length })} {whole === null && t('list_not_whole')}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {isNew && (
          <Button onClick={() => onAdd(typed)}>
            <Icon shape={plusIcon} size="s" />
            {t('list_add_one', { site: readableDomain(whole) })}
          </Button>
        )}
        {domains.length > 0 && (
          <Button
            kind="bare"
            onClick={() => saveFile({ name: `${list}-${msisdn}.txt`, file: textFile(linesOfDomains(domains)) })}
          >
            <Icon shape={downloadIcon} size="s" />
            {t('list_export')}
          </Button>
        )}
      </div>
    </div>
  );
}

type SiteProps = { msisdn: string; list: ListName; domain: string; query: string; isActive: boolean };

function Site({ msisdn, list, domain, query, isActive }: SiteProps) {
  const t = useTranslations('network-protection');
  const { busy, change } = useUndoable(msisdn);
  const site = readableDomain(domain);
  return (
    <div className="site-row">
      <b>
        <MatchedText text={site} query={query.trim().toLowerCase()} />
      </b>
      {isActive && (
        <IconButton
          label={t('list_remove', { site })}
          shape={closeIcon}
          aria-disabled={busy || undefined}
          onClick={() => change(domain, { list, does: 'remove' })}
        />
      )}
    </div>
  );
}

function textFile(text: string): Blob {
  return new Blob([text], { type: 'text/plain' });
}

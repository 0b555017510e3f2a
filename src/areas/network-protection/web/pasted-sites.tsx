import { useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { Icon } from '#platform/web/art/icon.tsx';
import { singleIcon } from '#platform/web/art/icons/services.ts';
import { checkIcon, infoIcon, warnIcon } from '#platform/web/art/icons/shell.ts';
import { exceptionsWith, readableDomain, type ListName, type Lists, type SortedDomains } from '../rules.ts';

/** A longer list is not read; the count shows the total. */
const named = 3;
/** Invalid lines must be found to be corrected. */
const badNamed = 50;

const namesOf = (sites: readonly string[], most = named) =>
  sites.slice(0, most).map(readableDomain).join(', ') + (sites.length > most ? '…' : '');

/** The result of the lines by category. */
export function PastedSites({ list, sorted, lists }: { list: ListName; sorted: SortedDomains; lists: Lists }) {
  const t = useTranslations('network-protection');
  const { fresh, known, clashing, bad, over } = sorted;
  const { kept, made } = useMemo(() => exceptionsWith(fresh, list, lists), [fresh, list, lists]);
  const told = (sites: readonly string[]) => ({ count: sites.length, sites: namesOf(sites) });
  return (
    <ul className="pasted-sites" aria-live="polite">
      {fresh.length > 0 && (
        <Line shape={checkIcon} tone="good" words={t(`add_fresh_${list}`, { count: fresh.length })} />
      )}
      {kept.length > 0 && <Line shape={infoIcon} tone="calm" words={t(`add_kept_${list}`, told(kept))} />}
      {made.length > 0 && <Line shape={infoIcon} tone="calm" words={t(`add_made_${list}`, told(made))} />}
      {known.length > 0 && <Line shape={singleIcon} tone="calm" words={t('add_known', told(known))} />}
      {clashing.length > 0 && <Line shape={warnIcon} tone="bad" words={t(`add_clash_${list}`, told(clashing))} />}
      {bad.length > 0 && (
        <Line shape={warnIcon} tone="bad" words={t('add_bad', { count: bad.length, sites: namesOf(bad, badNamed) })} />
      )}
      {over > 0 && <Line shape={warnIcon} tone="bad" words={t('add_over', { count: over })} />}
    </ul>
  );
}

function Line({ shape, tone, words }: { shape: string; tone: 'good' | 'calm' | 'bad'; words: string }) {
  return (
    <li data-tone={tone}>
      <Icon shape={shape} size="s" />
      <span>{words}</span>
    </li>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { addDays, shownDay, sofiaDay, sofiaTime } from '#platform/clock.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { Icon } from '#platform/web/art/icon.tsx';
import { blockIcon } from '#platform/web/art/icons/services.ts';
import { checkIcon, searchIcon } from '#platform/web/art/icons/shell.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { ChoiceChips } from '#platform/web/ui/fields/choice-chips.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { QueryContent } from '#platform/web/ui/states/query-content.tsx';
import { openDialog, preloadDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import type { ProtectionEvent } from '../contract.ts';
import { offerFor, readableDomain, type Lists } from '../rules.ts';
import { eventsQuery } from './queries.ts';
import { useCategoryName } from './use-category-name.ts';
import { useLists } from './use-lists.ts';
import { useUndoable } from './use-undoable.ts';
import { WindowedList } from './windowed-list.tsx';

const few = 5;
const filters = ['all', 'block', 'allow'] as const;
type Filter = (typeof filters)[number];

type EventListProps = { msisdn: string; isActive: boolean; today: string };

/** Blocked and allowed events, newest first. */
export function EventList(props: EventListProps) {
  const t = useTranslations('network-protection');
  const query = useQuery(eventsQuery(useApi(), props.msisdn));
  return (
    <Section title={t('events')}>
      <QueryContent query={query} title={t('part_not_loaded')} height="20rem">
        {(events) => <Events {...props} events={events} />}
      </QueryContent>
    </Section>
  );
}

function Events({ events, msisdn, isActive, today }: EventListProps & { events: readonly ProtectionEvent[] }) {
  const t = useTranslations('network-protection');
  const nameOf = useCategoryName();
  const lists = useLists(msisdn);
  const [filter, setFilter] = useState<Filter>('all');
  const [typed, setTyped] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const shown = useMemo(() => {
    const query = typed.trim().toLowerCase();
    return events.filter(
      ({ action, domain, category }) =>
        (filter === 'all' || action === filter) &&
        (readableDomain(domain).includes(query) || nameOf(category).toLowerCase().includes(query)),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- the names change with the language, which rerenders the screen
  }, [events, filter, typed]);
  const row = (event: ProtectionEvent) => (
    <EventRow event={event} msisdn={msisdn} today={today} {...(isActive && lists && { lists })} />
  );
  return (
    <Card className="grid gap-4">
      <ChoiceChips
        legend={t('events_filter')}
        choices={filters.map((value) => ({ value, label: t(`filter_${value}`) }))}
        value={filter}
        onValueChange={setFilter}
      />
      {isWhole && (
        <TextField
          label={t('events_search')}
          shape={searchIcon}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {shown.length === 0 && <p className="text-ink-quiet">{t('events_none')}</p>}
      {isWhole ? (
        <WindowedList
          label={t('events')}
          items={shown}
          itemKey={({ timestamp, domain }, at) => `${timestamp} ${domain} ${at}`}
          rowHeight={76}
        >
          {row}
        </WindowedList>
      ) : (
        <ul className="event-list">
          {shown.slice(0, few).map((event) => (
            <li key={`${event.timestamp} ${event.domain}`}>{row(event)}</li>
          ))}
        </ul>
      )}
      {events.length > few && (
        <Button className="justify-self-start" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('events_few') : t('events_all', { count: events.length })}
        </Button>
      )}
    </Card>
  );
}

type EventRowProps = {
  event: ProtectionEvent;
  msisdn: string;
  today: string;
  /** Set only while they can be changed. */
  lists?: Lists;
};

function EventRow({ event, msisdn, today, lists }: EventRowProps) {
  const t = useTranslations('network-protection');
  const nameOf = useCategoryName();
  const dayName = useDayName(today);
  const at = new Date(event.timestamp);
  return (
    <div className="event-row">
      <span className="event-words">
        <b>{readableDomain(event.domain)}</b>
        <small>
          {nameOf(event.category)} ·{' '}
          <time dateTime={event.timestamp}>
            {dayName(sofiaDay(at))} {sofiaTime(at)}
          </time>
        </small>
      </span>
      {event.action === 'block' ? (
        <WhyStopped msisdn={msisdn} domain={event.domain} />
      ) : (
        <span className="event-action" data-action={event.action}>
          <Icon shape={checkIcon} size="s" />
          {t('was_allow')}
        </span>
      )}
      {lists && <EventOffer event={event} msisdn={msisdn} lists={lists} />}
    </div>
  );
}

function WhyStopped({ msisdn, domain }: { msisdn: string; domain: string }) {
  const t = useTranslations('protection-times');
  return (
    <button
      type="button"
      className="event-action"
      data-action="block"
      aria-haspopup="dialog"
      aria-label={t('why_label', { site: readableDomain(domain) })}
      onPointerEnter={() => preloadDialog('network-protection.Site')}
      onClick={() => openDialog('network-protection.Site', { msisdn, domain })}
    >
      <Icon shape={blockIcon} size="s" />
      {t('why')}
    </button>
  );
}

function EventOffer({ event, msisdn, lists }: { event: ProtectionEvent; msisdn: string; lists: Lists }) {
  const t = useTranslations('network-protection');
  const { busy, change } = useUndoable(msisdn);
  const offer = offerFor(event, lists);
  const words = t(`do_${offer.does}_${offer.list}`);
  return (
    <Button
      kind="bare"
      className="event-offer"
      busy={busy}
      aria-label={`${words}: ${readableDomain(event.domain)}`}
      onClick={() => change(event.domain, offer)}
    >
      {words}
    </Button>
  );
}

function useDayName(today: string): (day: string) => string {
  const t = useTranslations('network-protection');
  return (day) => {
    if (day === today) return t('today');
    return day === addDays(today, -1) ? t('yesterday') : shownDay(day);
  };
}

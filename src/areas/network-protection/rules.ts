// Rules for domains, the two lists, and the state of a number after a switch.

import punycode from 'punycode.js';
import { addDays } from '#platform/clock.ts';

export const listNames = ['blacklist', 'whitelist'] as const;
export type ListName = (typeof listNames)[number];

export const operations = ['activate', 'deactivate'] as const;
export type Operation = (typeof operations)[number];

export type EventAction = 'block' | 'allow';

/** The number of days of statistics and events. */
export const windowDays = 30;

/** The maximum number of domains of a list and of a request. */
export const mostDomains = 10_000;

/** An accepted request is done within this time. */
export const switchTakesMs = 2 * 3600 * 1000;

export const longestDomain = 253;
const labelShape = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Top-level domains in Cyrillic begin with xn-- and may contain digits. */
const topShape = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/;

export function isDomain(text: string): boolean {
  const labels = text.split('.');
  return (
    text.length <= longestDomain &&
    labels.length > 1 &&
    labels.every((label) => labelShape.test(label)) &&
    topShape.test(labels.at(-1)!)
  );
}

/** The domain in an input: "HTTPS://Казино.бг/промо" is xn--80aswg… ; null if there is none. */
export function domainOf(typed: string): string | null {
  const host = typed
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\/|^\/\//i, '')
    .split(/[/?#]/, 1)[0]!
    .replace(/:\d{1,5}$/, '');
  return normalizedDomain(host);
}

/** A host in lower-case ASCII. A list entry covers its subdomains, so "*.x" is x. Null if the host is not a domain. */
export function normalizedDomain(host: string): string | null {
  const plain = host.normalize('NFC').toLowerCase().replace(/^\*\./, '').replace(/\.$/, '');
  const domain = asciiOf(plain);
  return domain !== null && isDomain(domain) ? domain : null;
}

/** Null unless it contains only letters of any alphabet, digits, hyphens and dots. */
function asciiOf(host: string): string | null {
  return /^[\p{L}\p{M}\p{N}.-]+$/u.test(host) ? punycode.toASCII(host) : null;
}

/** With its own letters. */
export function readableDomain(domain: string): string {
  try {
    return punycode.toUnicode(domain);
  } catch {
    return domain;
  }
}

/** A list entry covers its subdomains: the domain itself, then its parents. */
export function coveringDomains(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
}

export type Lists = Record<ListName, ReadonlySet<string>>;

export function otherList(list: ListName): ListName {
  return list === 'blacklist' ? 'whitelist' : 'blacklist';
}

/**
 * The entry that decides about a domain. An entry covers its subdomains, so the most specific one wins: a site can be
 * stopped and one of its subdomains let through, and the reverse. The protection service follows the same rule.
 */
export function decidingEntry(domain: string, lists: Lists): { list: ListName; entry: string } | null {
  for (const entry of coveringDomains(domain)) {
    const list = listNames.find((each) => lists[each].has(entry));
    if (list) return { list, entry };
  }
  return null;
}

/** The wider entry of the other list to which an entry is an exception. */
export function overruledBy({ list, entry }: { list: ListName; entry: string }, lists: Lists): string | null {
  return coveringDomains(entry).find((wider) => lists[otherList(list)].has(wider)) ?? null;
}

/** What new entries contradict: narrower entries of the other list stay in force, and narrower new ones are exceptions. */
export function exceptionsWith(
  fresh: readonly string[],
  list: ListName,
  lists: Lists,
): { kept: string[]; made: string[] } {
  const added = new Set(fresh);
  return {
    kept: [...lists[otherList(list)]].filter((entry) => coveringDomains(entry).some((wider) => added.has(wider))),
    made: fresh.filter((entry) => overruledBy({ list, entry }, lists) !== null),
  };
}

/** The result of pasted lines, shown before anything is saved. */
export type SortedDomains = { fresh: string[]; known: string[]; clashing: string[]; bad: string[]; over: number };

export function sortPasted(text: string, list: ListName, lists: Lists): SortedDomains {
  const sorted: SortedDomains = { fresh: [], known: [], clashing: [], bad: [], over: 0 };
  const seen = new Set<string>();
  const room = mostDomains - lists[list].size;
  for (const line of linesOf(text)) {
    const domain = domainOf(line);
    if (domain === null) sorted.bad.push(line);
    else if (seen.has(domain)) continue;
    else if (lists[list].has(domain)) sorted.known.push(domain);
    else if (lists[otherList(list)].has(domain)) sorted.clashing.push(domain);
    else if (sorted.fresh.length >= room) sorted.over += 1;
    else sorted.fresh.push(domain);
    if (domain !== null) seen.add(domain);
  }
  return sorted;
}

/** One site per line; commas and semicolons separate them too, as in a spreadsheet file. */
function linesOf(text: string): string[] {
  return text
    .split(/[\r\n,;]+/)
    .map((line) => line.trim())
    .filter(Boolean);
}

export function linesOfDomains(domains: readonly string[]): string {
  return domains.map((domain) => `${readableDomain(domain)}\n`).join('');
}

export function matchingDomains(domains: readonly string[], typed: string): string[] {
  const query = typed.trim().toLowerCase();
  if (query === '') return [...domains];
  return domains.filter((domain) => domain.includes(query) || readableDomain(domain).includes(query));
}

/** The action that an event offers for its site. */
export type EventOffer = { list: ListName; does: 'add' | 'remove' };

/** A listed site can be removed; another can be added to the list that reverses what happened. */
export function offerFor({ domain, action }: { domain: string; action: EventAction }, lists: Lists): EventOffer {
  const on = listNames.find((list) => lists[list].has(domain));
  if (on) return { list: on, does: 'remove' };
  return { list: action === 'block' ? 'whitelist' : 'blacklist', does: 'add' };
}

/** The last switch that the service accepted. */
export type AcceptedSwitch = { isActive: boolean; acceptedAt: Date };

export type ProtectionState = { isActive: boolean; waitsUntil: Date | null };

/** An accepted request sets the requested state, a refused one changes nothing. */
export function activeAfter(operation: Operation, isAccepted: boolean, before: boolean): boolean {
  return isAccepted ? operation === 'activate' : before;
}

/** An accepted switch counts at once, and is pending until the service has the same state, at most two hours. */
export function protectionStateAt(now: Date, isActive: boolean, accepted: AcceptedSwitch | null): ProtectionState {
  if (!accepted || accepted.isActive === isActive) return { isActive, waitsUntil: null };
  const until = new Date(accepted.acceptedAt.getTime() + switchTakesMs);
  return now < until ? { isActive: accepted.isActive, waitsUntil: until } : { isActive, waitsUntil: null };
}

export type DayCount = { day: string; blocked: number };

/** Blocked counts of the last day, the last seven days and the seven before. */
export function countsByWeek(
  days: readonly DayCount[],
  today: string,
): { today: number; week: number; weekBefore: number } {
  const between = (from: number, to: number) =>
    days
      .filter(({ day }) => day > addDays(today, from) && day <= addDays(today, to))
      .reduce((sum, { blocked }) => sum + blocked, 0);
  return { today: between(-1, 0), week: between(-7, 0), weekBefore: between(-14, -7) };
}

/** Every day of the window, oldest first, including days without events. */
export function everyDay(days: readonly DayCount[], today: string): DayCount[] {
  const counted = new Map(days.map(({ day, blocked }) => [day, blocked]));
  return windowUntil(today).map((day) => ({ day, blocked: counted.get(day) ?? 0 }));
}

/** Cached, because it is the same for all users until midnight. */
let lastWindow: { today: string; days: string[] } = { today: '', days: [] };

function windowUntil(today: string): string[] {
  if (today !== lastWindow.today) {
    const days = Array.from({ length: windowDays }, (_, at) => addDays(today, at - windowDays + 1));
    lastWindow = { today, days };
  }
  return lastWindow.days;
}

/** The day with the highest count, the later of two. Null if nothing was blocked. */
export function worstDay(days: readonly DayCount[]): DayCount | null {
  return days.reduce<DayCount | null>((most, each) => (each.blocked >= (most?.blocked ?? 1) ? each : most), null);
}

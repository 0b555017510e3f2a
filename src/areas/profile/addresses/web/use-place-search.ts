// Searches places while the user types: from the second letter, after a short pause.

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { maxAddressText, searchFrom, searchPauseMs } from '../rules.ts';
import { placesKey } from '../../web/queries.ts';

export type PlaceSearch<Item> = {
  found: readonly Item[];
  state: 'too-short' | 'busy' | 'none' | 'failed' | 'found';
  /** The items are those of the typed text. */
  isSettled: boolean;
  search: (typed: string) => void;
  typed: string;
};

export function usePlaceSearch<Item>(
  key: readonly unknown[],
  ask: (typed: string, signal: AbortSignal) => Promise<Item[]>,
): PlaceSearch<Item> {
  const [typed, setTyped] = useState('');
  const wanted = usePaused(typed.trim(), searchPauseMs);
  const isLong = wanted.length >= searchFrom;
  const { data, isFetching, isError } = useQuery({
    queryKey: placesKey(key, wanted),
    queryFn: ({ signal }) => ask(wanted, signal),
    enabled: isLong,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  const found = typed.trim().length >= searchFrom && data ? data : [];
  const isBusy = isFetching || wanted !== typed.trim();
  const state = () => {
    if (typed.trim().length < searchFrom) return 'too-short';
    if (found.length > 0) return 'found';
    if (isError) return 'failed';
    return isBusy ? 'busy' : 'none';
  };
  // The call accepts no more than the field stores.
  const search = (next: string) => setTyped(next.slice(0, maxAddressText));
  return { found, state: state(), isSettled: !isBusy, search, typed };
}

function usePaused(value: string, pauseMs: number): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return paused;
}

// The queries of the music screen.

import { queryOptions } from '@tanstack/react-query';
import type { Result } from '#platform/endpoint.ts';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { recognise } from '#platform/web/number-proof/recognise.ts';
import { provedNumber, uniqueId, uniqueIdHeaders } from '#platform/web/number-proof/unique-id.ts';
import { musicPrice, musicStatus, type MusicStatusAnswer } from '../contract.ts';
import { afterRecognition, afterStatus, afterVerification, initialMusic, type MusicState } from '../music-state.ts';
import { musicSource } from '../rules.ts';

export type Listener = { state: MusicState; answer: MusicStatusAnswer | null };

export function priceQuery(api: ReadClient) {
  return queryOptions({
    queryKey: ['music', 'price'],
    queryFn: ({ signal }) => readPrice(api, signal),
    staleTime: 60_000,
  });
}

/** Null if the operator sells no music. */
async function readPrice(api: ReadClient, signal: AbortSignal): Promise<Result<typeof musicPrice> | null> {
  try {
    return await api.call(musicPrice, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'EC_Not_Found') return null;
    throw error;
  }
}

/** The proved or recognised number, and its subscription. */
export function listenerQuery(api: ReadClient) {
  return queryOptions({
    queryKey: ['music', 'listener', uniqueId()],
    queryFn: () => readListener(api),
    staleTime: 15_000,
    retry: false,
  });
}

async function readListener(api: ReadClient): Promise<Listener> {
  const start = initialMusic(uniqueId());
  const known = provedNumber(musicSource) !== null ? await readStatus(api) : null;
  if (known) {
    const proved = known.is_recognized
      ? afterRecognition(start, known, uniqueId())
      : afterVerification(start, known.msisdn);
    return { state: afterStatus(proved, known, known.today), answer: known };
  }
  const recognised = afterRecognition(start, await recognise(api, musicSource), uniqueId());
  const answer = recognised.msisdnIsRecognized ? await readStatus(api) : null;
  return { state: answer ? afterStatus(recognised, answer, answer.today) : recognised, answer };
}

/** Null if no number is proved under the unique id. */
async function readStatus(api: ReadClient): Promise<MusicStatusAnswer | null> {
  try {
    return await api.call(musicStatus, { params: { token: uniqueId() }, headers: uniqueIdHeaders() });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'EC_Verification_Failed') return null;
    throw error;
  }
}

import { BadConfiguration, reader, type Environment } from '#platform/server/environment.ts';
import { topUpProblem, type TopUpLimits } from '../rules.ts';

export type TopUpSettings = TopUpLimits & { offers: number[] };

/** Whole euro: the amounts that the operator offers, and the limits of an own one. */
export function readTopUpSettings(environment: Environment): TopUpSettings {
  const read = reader(environment);
  const limits = {
    smallestCents: read.integer('TOP_UP_SMALLEST', 2, 1, 1000) * 100,
    largestCents: read.integer('TOP_UP_LARGEST', 100, 1, 1000) * 100,
  };
  const offers = read
    .list('TOP_UP_AMOUNTS', '5,10,20,50')
    .map((text) => (/^\d{1,4}$/.test(text) ? Number(text) * 100 : 0));
  if (offers.some((cents) => topUpProblem(cents, limits) !== null)) {
    throw new BadConfiguration('TOP_UP_AMOUNTS must be whole euro from TOP_UP_SMALLEST to TOP_UP_LARGEST.');
  }
  return { ...limits, offers };
}

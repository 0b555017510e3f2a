// The portal with a user who verifies a number for the music offer: its calls by name.

import { sofiaDay } from '#platform/clock.ts';
import { openPortal, type TestReply, type TestPortal } from './portal.ts';
import { proverOn, type Prover } from './prover.ts';

/** Numbers by state: never subscribed, in the free days, ending with them, with a pending task, after them. */
export const listeners = {
  fresh: '359888100101',
  listening: '359888100102',
  ending: '359888100103',
  prima: '359888100201',
  expired: '359888100301',
} as const;

export type MusicPortal = {
  portal: TestPortal;
  who: Prover;
  today: string;
  /** Another user in another browser. */
  another(): Prover;
  status(prover?: Prover): Promise<unknown>;
  activate(prover?: Prover, headers?: Record<string, string>): Promise<TestReply>;
  deactivate(prover?: Prover): Promise<TestReply>;
  close(): Promise<void>;
};

export async function openMusic(): Promise<MusicPortal> {
  const portal = await openPortal();
  const another = () => proverOn(portal, 'music');
  const who = another();
  return {
    portal,
    who,
    today: sofiaDay(portal.platform.clock.now()),
    another,
    status: async (prover = who) => (await prover.call('GET', `/music/check-by-unique-id/${prover.uniqueId}`)).body,
    activate: (prover = who, headers = {}) =>
      prover.call('POST', '/music/activate', { body: { unique_id: prover.uniqueId }, headers }),
    deactivate: (prover = who) => prover.call('DELETE', '/music/activate', { body: { unique_id: prover.uniqueId } }),
    close: () => portal.close(),
  };
}

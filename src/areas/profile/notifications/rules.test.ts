import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attentionKinds } from '#platform/attention-kinds.ts';
import { channelsOfKind, isAlwaysOn, kindOfAttention, notificationKinds } from '#platform/notifications.ts';
import { cellsOfType, isSubscribed, kindsOfType, notificationTypeIds } from './rules.ts';

describe('the types of notifications', () => {
  it('divide all kinds but security among them [PK-007]', () => {
    const covered = notificationTypeIds.flatMap((id) => [...kindsOfType[id]]);
    expect(covered.toSorted()).toEqual(notificationKinds.filter((kind) => !isAlwaysOn(kind)).toSorted());
  });

  it('are subscribed exactly while one of their messages is on', () => {
    fc.assert(
      fc.property(fc.constantFrom(...notificationTypeIds), fc.infiniteStream(fc.boolean()), (id, stream) => {
        const on = new Map(cellsOfType(id).map((cell) => [`${cell.kind} ${cell.channel}`, stream.next().value]));
        const isOn = (cell: { kind: string; channel: string }) => on.get(`${cell.kind} ${cell.channel}`) ?? false;
        expect(isSubscribed(id, isOn)).toBe([...on.values()].includes(true));
      }),
    );
  });

  it('never switch the bell', () => {
    expect(notificationTypeIds.flatMap(cellsOfType).some(({ channel }) => channel === 'bell')).toBe(false);
  });
});

it.each(attentionKinds)('a pending task %s has a kind that the bell can show', (kind) => {
  expect(channelsOfKind[kindOfAttention[kind]]).toContain('bell');
});

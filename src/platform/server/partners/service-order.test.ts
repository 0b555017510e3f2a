import { describe, expect, it } from 'vitest';
import { Compile } from 'typebox/compile';
import { serviceOrderToCreate } from '#testing/service-ordering-schema.ts';
import { failedOf, isOpen, itemsOf, meaningOfState, writeServiceOrder, type ServiceOrder } from './service-order.ts';

const contents = {
  requestId: '0b0e0f7e-8a4f-4a44-9d5c-0d1b6f9a1c11',
  serviceId: '359888100101',
  orderedAt: '2026-11-15T10:00:00.000Z',
};
const check = Compile(serviceOrderToCreate);

describe('a service order', () => {
  it('has the published format, with an item for each addition and deletion', () => {
    const order = writeServiceOrder({ ...contents, codes: ['55788'], removes: ['66866'], modifies: [] });
    expect([...check.Errors(order)]).toEqual([]);
    expect(order.externalId).toBe(contents.requestId);
    expect(
      order.serviceOrderItem.map(({ id, action, service }) => [id, action, service.serviceSpecification.id]),
    ).toEqual([
      ['1', 'add', '55788'],
      ['2', 'delete', '66866'],
    ]);
    expect(order.serviceOrderItem[1]).toMatchObject({
      serviceOrderItemRelationship: [{ relationshipType: 'bundled', orderItem: { id: '1', itemId: '1' } }],
    });
  });

  it('without removals has independent items', () => {
    const order = writeServiceOrder({ ...contents, codes: ['20107', '20108'], removes: [], modifies: [] });
    expect([...check.Errors(order)]).toEqual([]);
    expect(order.serviceOrderItem.some((item) => 'serviceOrderItemRelationship' in item)).toBe(false);
  });
});

describe('an item that changes an existing product', () => {
  const modifies = [{ code: '55788', replaces: '66866' }];

  it('names the replaced product, which is not a separate item', () => {
    const order = writeServiceOrder({ ...contents, codes: ['55788', '63540'], removes: ['66866', '1'], modifies });
    expect([...check.Errors(order)]).toEqual([]);
    expect(
      order.serviceOrderItem.map(({ action, service }) => [
        action,
        service.serviceSpecification.id,
        ...service.serviceCharacteristic.map(({ value }) => value),
      ]),
    ).toEqual([
      ['modify', '55788', contents.serviceId, '66866'],
      ['add', '63540', contents.serviceId],
      ['delete', '1', contents.serviceId],
    ]);
  });

  it('alone has no bundle', () => {
    const order = writeServiceOrder({ ...contents, codes: ['55788'], removes: ['66866'], modifies });
    expect(order.serviceOrderItem).toHaveLength(1);
    expect(order.serviceOrderItem[0]).not.toHaveProperty('serviceOrderItemRelationship');
  });

  it('contains the new quantity', () => {
    const order = writeServiceOrder({
      ...contents,
      codes: ['63540'],
      removes: [],
      modifies: [{ code: '63540', quantity: 3 }],
    });
    expect(order.serviceOrderItem).toMatchObject([{ action: 'modify', quantity: 3 }]);
  });

  it('names the ending package', () => {
    const modifies = [{ code: '63540', quantity: 1, ends: 'P-1' }];
    const order = writeServiceOrder({ ...contents, codes: ['63540'], removes: [], modifies });
    expect([...check.Errors(order)]).toEqual([]);
    expect(order.serviceOrderItem[0]?.service.serviceCharacteristic).toContainEqual({
      name: 'ends',
      valueType: 'string',
      value: 'P-1',
    });
  });

  it('fails together with the replaced product', () => {
    const items = itemsOf({ codes: ['55788', '63540'], removes: ['66866'], modifies });
    const order = { id: 'so-1', state: 'partial', serviceOrderItem: [{ id: '2', state: 'completed' }] };
    expect(failedOf(order, items)).toEqual(['55788', '66866']);
  });
});

const each = (...codes: string[]) => itemsOf({ codes, removes: [], modifies: [] });

describe('the state of a service order', () => {
  const order = (state: string, items: (string | undefined)[] = []): ServiceOrder => ({
    id: 'so-1',
    state,
    serviceOrderItem: items.map((each, index) => ({ id: `${index + 1}`, ...(each !== undefined && { state: each }) })),
  });

  it.each([
    ['acknowledged', null],
    ['pending', null],
    ['held', null],
    ['inProgress', null],
    ['InProgress', null],
    ['assessingCancellation', null],
    ['pendingCancellation', null],
    ['completed', []],
    ['Completed', []],
    ['rejected', ['a', 'b']],
    ['cancelled', ['a', 'b']],
    ['failed', ['a', 'b']],
  ])('%s: failed is %j', (state, failed) => {
    expect(failedOf(order(state, ['completed', 'completed']), each('a', 'b'))).toEqual(failed);
    expect(isOpen(order(state))).toBe(failed === null);
  });

  it.each([
    [['completed', 'failed'], ['b']],
    [['rejected', 'completed'], ['a']],
    [['completed', 'completed'], []],
    [['completed', undefined], ['b']],
    [['completed'], ['b']],
    [['completed', 'inProgress'], ['b']],
    [[], ['a', 'b']],
  ])('partial with items %j: failed is %j', (items, failed) => {
    expect(failedOf(order('partial', items), each('a', 'b'))).toEqual(failed);
  });

  it.each(['', 'done', 'toString', 'COMPLETED', '__proto__'])('"%s" is unknown', (state) => {
    expect(failedOf(order(state), each('a'))).toBeNull();
    expect(isOpen(order(state))).toBe(false);
  });

  it('has a meaning for every state of the specification', () => {
    const published =
      'acknowledged rejected pending held inProgress cancelled completed failed partial assessingCancellation pendingCancellation';
    expect(Object.keys(meaningOfState).toSorted()).toEqual(published.split(' ').toSorted());
  });
});

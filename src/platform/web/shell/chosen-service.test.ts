import { describe, expect, it } from 'vitest';
import { chosenOf } from './chosen-service.ts';

const services = [{ service_id: '359888100101' }, { service_id: '200000100201' }];

describe('the service of a screen', () => {
  it('is the one in the address', () => expect(chosenOf(services, '200000100201')).toBe(services[1]));
  it.each([undefined, '', '359888999999'])('is the first when the address contains %j', (msisdn) =>
    expect(chosenOf(services, msisdn)).toBe(services[0]),
  );
  it('is none without services', () => expect(chosenOf([], '359888100101')).toBeUndefined());
});
